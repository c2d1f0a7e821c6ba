import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Random } from '@whistlestop/kernel';
import { choicesOf, Person } from '../person.ts';
import { gameOf, ME, OPEN } from '../tables.ts';

const GAME = '1960';
/** How long a player thinks about a move, in milliseconds. */
const THINKING = { least: 50, most: 350 };

const EXPERT = { kind: 'bot', bot: 'expert' } as const;

const game = gameOf(GAME);

/** Honest players, and how long each of their moves took to be acknowledged. */
export class HonestTables {
  latencies: number[] = [];
  /** How long a bot took for each move against a person, in milliseconds. */
  botAnswers: number[] = [];
  /** Refusals they got: none at a sound club. */
  readonly refusals: unknown[] = [];
  /** The matches being played. */
  readonly matches: string[] = [];
  readonly #stop = new AbortController();
  readonly #stopped = once(this.#stop.signal, 'abort');
  readonly #seats: Promise<unknown>[] = [];

  /** Seats two guests at each table, each from their own address. */
  static async sit(club: string, tables: number): Promise<HonestTables> {
    const honest = new HonestTables();
    for (let table = 0; table < tables; table++) {
      const people = await Promise.all(
        [0, 1].map((seat) => Person.guest(club, `Honest ${table} ${seat}`, `127.1.${table}.${seat + 1}`)),
      );
      honest.matches.push('');
      honest.#seats.push(honest.#play(people as [Person, Person], table));
    }
    const alone = await Person.guest(club, 'Honest alone', '127.1.200.1');
    honest.#seats.push(honest.#playAgainstBot(alone));
    while (honest.matches.includes('')) await setTimeout(20);
    return honest;
  }

  /** Plays one match after another. */
  async #play(people: readonly [Person, Person], table: number): Promise<void> {
    const random = new Random(`honest ${table}`);
    while (!this.#stop.signal.aborted) {
      const { match } = await people[0].client.call('openMatch', {
        body: { game: GAME, options: {}, seats: [ME, OPEN] },
      });
      await people[1].client.call('join', { id: match.id, body: { seat: 1 } });
      this.matches[table] = match.id;
      await Promise.all(people.map((person) => this.#playSeat(person, match.id, random)));
    }
    for (const person of people) person.leave();
  }

  async #playAgainstBot(person: Person): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const { match } = await person.client.call('openMatch', {
        body: { game: GAME, options: {}, seats: [ME, EXPERT] },
      });
      await this.#playSeat(person, match.id, new Random('honest alone'), (wait) => this.botAnswers.push(wait));
    }
    person.leave();
  }

  /** `onWaited` is called with how long the seat waited for each move of the other one. */
  async #playSeat(
    person: Person,
    id: string,
    random: Random,
    onWaited: (milliseconds: number) => void = () => undefined,
  ): Promise<void> {
    const match = await person.watch(id);
    const goesOn = () => !this.#stop.signal.aborted && match.info?.status !== 'over';
    while (goesOn()) {
      const mine = () => match.info?.head === match.sequence && match.info.waiting.includes(match.seat ?? -1);
      const [waiting, seen] = [performance.now(), match.sequence];
      await Promise.race([person.until(() => mine() || match.sequence > seen || !goesOn()), this.#stopped]);
      onWaited(performance.now() - waiting);
      if (!goesOn()) break;
      if (!mine()) continue;
      await setTimeout(THINKING.least + random.below(THINKING.most - THINKING.least));
      const choices = choicesOf(game, match);
      const action = choices[random.below(choices.length)];
      if (action === undefined) continue;
      const asked = performance.now();
      const done = await person.socket
        .request({ kind: 'act', match: id, sequence: match.sequence, action })
        .catch((error: unknown) => void this.refusals.push(error));
      if (done === undefined) continue;
      this.latencies.push(performance.now() - asked);
      await person.until(() => match.sequence >= done);
    }
    person.socket.leave(id);
  }

  /** Closes all players' sockets. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#seats);
  }
}
