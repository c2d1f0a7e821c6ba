import { Refused, refusalOf } from '@whistlestop/client';
import { openReports, settleReport } from '../audience/chat-reports.ts';
import type { Club } from '../club.ts';
import type { Accounts } from '../people/accounts.ts';
import { audit, setBan } from '../people/bans.ts';
import { inOneTransaction } from '../store/one-transaction.ts';
import type { Handlers } from './http.ts';

/** The handlers of admin routes; each change is audited. */
export function adminHandlers(club: Club, accounts: Accounts): Handlers<'ban' | 'reports' | 'settleReport'> {
  return {
    ban: async ({ body, user }) => {
      const person = await accounts.byName(body.name);
      if (person === undefined) throw new Refused(refusalOf('not-found'));
      await inOneTransaction(club.store, async (store) => {
        await setBan(store, person, body.banned ? club.now() : null);
        await audit(store, body.banned ? 'ban' : 'unban', person.name, user.name, club.now());
      });
      if (body.banned) club.notices.dismiss(person.id);
      return {};
    },
    reports: ({ page }) => openReports(club.store, page),
    settleReport: async ({ params, body, user }) => {
      await inOneTransaction(club.store, async (store) => {
        if (await settleReport(store, params.id, club.now()))
          await audit(store, 'settle-report', `${params.id} ${body.verdict}`, user.name, club.now());
      });
      return {};
    },
  };
}
