import { execFile } from 'node:child_process';
import { Console } from 'node:console';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allDatabases, type TestDatabase } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { NodeProcess } from '../node-process.ts';
import { PASSWORD, Person } from '../person.ts';
import { HonestTables } from './honest-tables.ts';

/** How long each attack lasts, in seconds. */
const SECONDS = process.env['SOAK'] ? 60 : 4;
/** A busy machine may pause, so an attack is repeated up to this often. */
const ATTEMPTS = 3;
const TABLES = 24;
const ADMIN = 'Warden';
/** The limits for honest players' waits and the club's memory under attack. */
const LIMITS = { p99: 100, bot: 5000, megabytes: 400 };

/** The default settings of a club. */
const USUAL = { LIMIT_FACTOR: '', BOT_PACE: '' };

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const ATTACKS = fileURLToPath(new URL('attacks.ts', import.meta.url));

interface Figures {
  /** Moves of honest players, and how many milliseconds they waited for them to be acknowledged. */
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** The longest wait of an honest player for a bot, in milliseconds. */
  readonly bot: number;
  /** The club's memory, the growth of its disk space, and its share of a core. */
  readonly megabytes: number;
  readonly disk: number;
  readonly processor: number;
  /** The attacker's requests, and how many were refused. */
  readonly asked: number;
  readonly refused: number;
  /** The rating changes an attacker caused, and the actions beyond their rights that succeeded. */
  readonly ratings: number;
  readonly usurped: number;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** How many megabytes lie in a folder. */
const megabytesIn = (folder: string | undefined): number =>
  folder === undefined
    ? Number.NaN
    : readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0) / 1024 ** 2;

const rounded = (figures: Figures): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).map(([what, value]: [string, number]) => [what, Number(value.toFixed(2))]),
  );

const isWithinLimits = ({ p99, bot, megabytes }: Figures) =>
  p99 < LIMITS.p99 && bot < LIMITS.bot && megabytes < LIMITS.megabytes;

describe.each(allDatabases)('a club at its usual limits on $name', ({ name, create }) => {
  let database: TestDatabase;
  let node: NodeProcess;
  let honest: HonestTables;
  /** The API token of an admin's program. */
  let token: string;
  /** Each attack comes from a network of its own. */
  let networks = 0;
  const report: Record<string, string | number>[] = [];

  beforeAll(async () => {
    database = await create();
    await promisify(execFile)(process.execPath, [MAIN, 'admin', 'create-admin', ADMIN], {
      env: { ...process.env, ...database.environment, ADMIN_PASSWORD: PASSWORD },
    });
    node = new NodeProcess(await freePort(), { ...database.environment, ...USUAL });
    await node.start();
    const admin = new Person(node.address, '127.1.201.1');
    await admin.client.call('signIn', { body: { name: ADMIN, password: PASSWORD } });
    token = (await admin.client.call('newToken', { body: { label: 'my bot' } })).secret;
    honest = await HonestTables.sit(node.address, TABLES);
  });
  afterAll(async () => {
    await honest.close();
    await node.stop('SIGTERM');
    await database.remove();
    if (process.env['ABUSE_REPORT']) new Console(process.stdout).table(report);
  });

  async function underAttack(attack: string): Promise<Figures> {
    const { DATA_DIR: folder } = database.environment;
    honest.latencies = [];
    honest.botAnswers = [];
    const before = { ...(await node.used()), disk: megabytesIn(folder) };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', ATTACKS, attack, node.address, `127.66.${++networks}`, String(SECONDS), ...honest.matches],
      { timeout: (SECONDS + 60) * 1000, env: { ...process.env, ADMIN_TOKEN: token } },
    );
    const after = { ...(await node.used()), disk: megabytesIn(folder) };
    const { latencies } = honest;
    return {
      moves: latencies.length,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      longest: percentile(latencies, 1),
      bot: percentile(honest.botAnswers, 1),
      megabytes: after.megabytes,
      disk: after.disk - before.disk,
      processor: (after.processorSeconds - before.processorSeconds) / (after.at - before.at),
      ...(JSON.parse(stdout) as Pick<Figures, 'asked' | 'refused' | 'ratings' | 'usurped'>),
    };
  }

  test.each(['lobby', 'endless', 'past', 'undo', 'names', 'thinkers', 'ratings', 'bodies', 'connections', 'tokens'])(
    'lets everybody play on during the attack "%s"',
    async (attack) => {
      let figures: Figures;
      let attempt = 0;
      do {
        figures = await underAttack(attack);
        report.push({ database: name, attack, ...rounded(figures) });
        expect(honest.refusals).toEqual([]);
        expect(figures.asked).toBeGreaterThan(0);
        expect(figures.ratings).toBe(0);
        expect(figures.usurped).toBe(0);
        expect(figures.moves).toBeGreaterThan(TABLES);
      } while (!isWithinLimits(figures) && ++attempt < ATTEMPTS);
      expect(figures).toSatisfy(isWithinLimits);
    },
  );
});
