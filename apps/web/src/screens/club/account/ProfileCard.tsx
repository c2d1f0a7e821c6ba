import type { Me } from '@whistlestop/client';
import { addressOf } from '../../../page/router.ts';
import { client } from '../../../online/client.ts';
import { useRequest } from '../../../online/club-cache.ts';
import { updateMe } from '../../../online/session.ts';
import { useClubWords } from '../../../words/club/index.ts';
import { ErrorText } from '../StatusText.tsx';
import { Switch } from '../Switch.tsx';
import { FormCard } from '../FormCard.tsx';

/** Whether others see the profile. */
export function ProfileCard({ me }: { me: Me }) {
  const { account } = useClubWords();
  const { problem, run } = useRequest();
  const hide = (on: boolean) => run(async () => updateMe(await client.call('changeMe', { body: { private: on } })));
  return (
    <FormCard title={account.profile}>
      <Switch name={account.private} on={me.private} onTurn={hide} />
      <ErrorText sentence={problem} />
      <a href={addressOf({ at: 'player', name: me.name })}>{account.seeProfile}</a>
    </FormCard>
  );
}
