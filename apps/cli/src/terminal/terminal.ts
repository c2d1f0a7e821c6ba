import { decide, type LoadedGame } from '@whistlestop/kernel/bots';
import {
  type Action,
  CHANCE_ACTS,
  EVERYTHING,
  firstOf,
  type Game,
  type GameTexts,
  type Happening,
  includes,
  LIST_ROOM,
  type Match,
  type Observer,
  PlainChance,
  Random,
  type Seat,
  showEvents,
  SPECTATOR,
  type State,
  undoDepth,
  undoTarget,
} from '@whistlestop/kernel';
import type { SeatedBot } from '../seated-bots.ts';
import { listCards, readCards } from './cards.ts';
import { Screen } from './screen.ts';
import type { TerminalWords } from '../words/words.ts';

const list = new Int16Array(LIST_ROOM);

/** What is asked of the match next; `again` when only the screen has changed, undefined when the person leaves. */
type Wish =
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | 'again'
  | undefined;

/** A match at one terminal: people who share it, bots in the other seats. */
export class Terminal {
  readonly #match: Match;
  readonly #kind: LoadedGame;
  readonly #game: Game;
  readonly #texts: GameTexts;
  readonly #words: TerminalWords;
  readonly #bots: readonly (SeatedBot | undefined)[];
  readonly #people: readonly Seat[];
  /** What each bot has agreed on with its partner. */
  readonly #plans: unknown[];
  readonly #chance: PlainChance;
  readonly #random: Random;
  readonly #screen = new Screen();
  #atScreen: Seat | undefined;
  /** Whether people have let the bots go on although some could still choose. */
  #letOn = false;

  constructor(
    match: Match,
    kind: LoadedGame,
    { game, terminal }: { readonly game: GameTexts; readonly terminal: TerminalWords },
    bots: readonly (SeatedBot | undefined)[],
    seed: string,
  ) {
    this.#match = match;
    this.#kind = kind;
    this.#game = match.game;
    this.#texts = game;
    this.#words = terminal;
    this.#bots = bots;
    this.#people = bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
    this.#plans = bots.map(() => undefined);
    this.#chance = new PlainChance(seed);
    this.#random = new Random(`bots/${seed}`);
  }

  /** Plays until the match is over; false when the person left before. */
  async run(): Promise<boolean> {
    this.#screen.say(this.#texts.title, '');
    if (this.#people.length > 0) this.#screen.say(...this.#keys(), '');
    this.#tell(this.#match.settle(this.#chance));
    while (!this.#match.over) {
      const wish = await this.#next();
      if (wish === undefined) break;
      if (wish !== 'again') this.#submit(wish);
    }
    this.#screen.close();
    this.#screen.say('', ...(this.#match.over ? [this.#outcome()] : []));
    return this.#match.over;
  }

  #submit(wish: Exclude<Wish, string | undefined>): void {
    const answer = this.#match.submit({ ...wish, sequence: this.#match.log.length }, this.#chance);
    // Everything offered here came from the match itself.
    if (!answer.ok) throw new Error(answer.refusal.sentence);
    if (this.#bots[wish.seat] === undefined || answer.happenings.length > 1) this.#letOn = false;
    this.#tell(answer.happenings);
  }

  #tell(happenings: readonly Happening[]): void {
    const [only, ...others] = this.#people;
    const observer = only === undefined ? EVERYTHING : others.length === 0 ? only : SPECTATOR;
    for (const { events } of happenings)
      for (const event of showEvents(this.#game, events, observer)) {
        const sentence = this.#texts.event(event);
        if (sentence !== undefined) this.#screen.say(`  ${sentence}`);
      }
  }

  #outcome(): string {
    const winners = (this.#match.scores() ?? [])
      .map((score, seat) => ({ name: this.#texts.seat(seat), percent: Math.round(100 * score) }))
      .filter(({ percent }) => percent > 0);
    const [winner, ...others] = winners;
    return winner !== undefined && others.length === 0 ? this.#words.won(winner.name) : this.#words.shared(winners);
  }

  /** People are asked before bots: what a bot does may end what they may still do. */
  #next(): Promise<Wish> {
    const { pending } = this.#match;
    if (pending === CHANCE_ACTS) throw new Error('Chance was left waiting');
    const person = this.#people.find((seat) => includes(pending, seat));
    if (person !== undefined) return this.#ask(person);
    const free = this.#mayStillChoose();
    if ((free.length > 0 || this.#endedUnasked()) && !this.#letOn) return this.#pause(free);
    return Promise.resolve(this.#think(firstOf(pending)));
  }

  #think(seat: Seat): Wish {
    const seated = this.#bots[seat];
    if (seated === undefined) throw new Error('Nobody sits where the match waits');
    const plan = this.#plans[seat];
    const bot =
      plan === undefined ? seated.bot : (this.#kind.bots?.keepingTo?.(plan, this.#game, seated.bot) ?? seated.bot);
    const view = this.#match.view(seat);
    return {
      kind: 'action',
      seat,
      action: decide(bot, { view, evaluations: seated.evaluations, random: this.#random }),
    };
  }

  /** The people who may choose although the match does not wait for them. */
  #mayStillChoose(): readonly Seat[] {
    const { choosers, pending } = this.#match;
    return this.#people.filter((seat) => includes(choosers & ~pending, seat) && this.#legal(seat).length > 0);
  }

  /** Whether a series of somebody's steps ended with the last of them: who says done has confirmed it, who places has not. */
  #endedUnasked(): boolean {
    const { steps } = this.#match;
    const isDone = this.#game.actions.format(steps.at(-1)?.code ?? -1) === 'done';
    return !isDone && this.#people.some((seat) => undoDepth(steps, seat) > 1);
  }

  #legal(seat: Seat): Action[] {
    return Array.from(list.subarray(0, this.#game.legal(this.#match.state, seat, list)));
  }

  /** Before bots go on: the last moment for those who may still choose, or take something back. */
  async #pause(free: readonly Seat[]): Promise<Wish> {
    const [only, ...others] = this.#people;
    const observer = only === undefined || others.length > 0 ? SPECTATOR : only;
    const choices = [this.#words.goOn, ...free.map((seat) => this.#words.choose(this.#texts.seat(seat)))];
    this.#screen.say('');
    this.#screen.offer(choices);
    if (this.#canUndo() !== undefined) this.#screen.say(this.#words.undoHere);
    for (;;) {
      const answer = await this.#screen.ask();
      if (answer === undefined || answer === 'q') return undefined;
      const seat = free[Number(answer) - 2];
      if (seat !== undefined) return this.#ask(seat, true);
      if (answer === '' || answer === '1') {
        this.#letOn = true;
        return 'again';
      }
      const undo = answer === 'u' ? this.#undo() : undefined;
      if (undo !== undefined) return undo;
      if (answer !== 'u' && !this.#show(answer, this.#match.view(observer).state, observer))
        this.#screen.say(this.#words.notUnderstood(choices.length));
    }
  }

  /** Asks a person; a person whom nobody waits for may leave everything as it is. */
  async #ask(seat: Seat, revising = false): Promise<Wish> {
    if (!(await this.#curtain(seat))) return undefined;
    const view = this.#match.view(seat).state;
    const choices = this.#legal(seat);
    this.#screen.say('', `${this.#texts.seat(seat)}: ${this.#texts.prompt(view, seat)}`);
    this.#screen.offer([
      ...choices.map((action) => this.#texts.action(view, seat, action)),
      ...(revising ? [this.#words.leaveAsItIs] : []),
    ]);
    const others = revising ? [] : this.#mayStillChoose();
    if (others.length > 0) this.#screen.say(this.#words.mayStillChoose(others.map((other) => this.#texts.seat(other))));
    if (this.#partner(view, seat) !== undefined) this.#screen.say(this.#words.planHere);
    for (;;) {
      const answer = await this.#screen.ask();
      if (answer === undefined || answer === 'q') return undefined;
      if (revising && (answer === '' || answer === String(choices.length + 1))) return 'again';
      const action = choices[Number(answer) - 1] ?? this.#game.actions.parse(answer);
      if (action !== undefined && choices.includes(action)) return { kind: 'action', seat, action };
      if (answer === 'r' && others.length > 0) return this.#another(others);
      if (answer === 'p' && !(await this.#agree(view, seat))) return undefined;
      const undo = answer === 'u' ? this.#undo() : undefined;
      if (undo !== undefined) return undo;
      if (answer === 'r') this.#screen.say(this.#words.nobodyMayChoose);
      else if (answer !== 'u' && answer !== 'p' && !this.#show(answer, view, seat)) {
        const reason = action === undefined ? undefined : this.#game.why(this.#match.state, seat, action);
        this.#screen.say(reason === undefined ? this.#words.notUnderstood(choices.length) : this.#texts.reason(reason));
      }
    }
  }

  /** Lets one of those choose who may although nobody waits for them. */
  async #another(seats: readonly Seat[]): Promise<Wish> {
    const [only, ...more] = seats;
    if (only !== undefined && more.length === 0) return this.#ask(only, true);
    this.#screen.offer(seats.map((seat) => this.#words.choose(this.#texts.seat(seat))));
    const answer = await this.#screen.ask();
    if (answer === undefined) return undefined;
    const seat = seats[Number(answer) - 1];
    return seat === undefined ? 'again' : this.#ask(seat, true);
  }

  #canUndo(): Seat | undefined {
    return this.#people.find((seat) => undoTarget(this.#match.steps, seat) !== undefined);
  }

  /** The step back that somebody at this terminal may take; says why when there is none. */
  #undo(): Wish {
    const seat = this.#canUndo();
    if (seat !== undefined) return { kind: 'undo', seat };
    this.#screen.say(this.#words.nothingToUndo);
    return undefined;
  }

  /** Shows what a key asks for; false when it is no such key. */
  #show(answer: string, view: State, observer: Observer): boolean {
    const [key, ...rest] = answer.split(/\s+/);
    if (answer === '?') this.#screen.say(...this.#keys());
    else if (answer === 'b') {
      const lines = this.#texts.board?.(view, observer) ?? [this.#game.layout.explain(view)];
      this.#screen.say(...lines.map((line) => `  ${line}`));
    } else if (key === 'c') this.#cards(view, observer, rest.join(' '));
    else return false;
    return true;
  }

  #keys(): readonly string[] {
    return this.#words.keys({
      sealed: this.#game.revisable !== undefined,
      plans: this.#game.parties !== undefined,
    });
  }

  #cards(view: State, observer: Observer, wanted: string): void {
    const piles = this.#texts.piles?.(view, observer) ?? [];
    if (piles.length === 0) this.#screen.say(this.#words.noCards);
    else if (wanted === '') this.#screen.say(...listCards(piles));
    else {
      const texts = readCards(piles, wanted);
      this.#screen.say(...(texts.length === 0 ? [this.#words.noSuchCard(wanted)] : texts.map((text) => `  ${text}`)));
    }
  }

  /** The bot with whom this seat may make a plan now. */
  #partner(view: State, seat: Seat): Seat | undefined {
    const { parties } = this.#game;
    if (parties?.confers(view, seat) !== true) return undefined;
    const party = parties.of(seat);
    return [...this.#game.seats.keys()].find((other) => includes(party, other) && this.#bots[other] !== undefined);
  }

  /** Goes through the plan question by question; false when nothing more will be typed. */
  async #agree(view: State, seat: Seat): Promise<boolean> {
    const partner = this.#partner(view, seat);
    const plan = () =>
      partner === undefined ? undefined : this.#texts.plan?.(view, seat, partner, this.#plans[partner]);
    const questions = plan()?.questions.length ?? 0;
    this.#screen.say(plan()?.title ?? this.#words.noPlanNow);
    for (let index = 0; index < questions; index++) {
      const question = plan()?.questions[index];
      if (partner === undefined || question === undefined) break;
      const { name, stands, answers } = question;
      this.#screen.say(name);
      this.#screen.offer(answers.map((one) => one.name));
      const answer = await this.#screen.ask(
        `${this.#words.keep(answers.find(({ id }) => id === stands)?.name ?? '')} > `,
      );
      if (answer === undefined) return false;
      const chosen = answers[Number(answer) - 1];
      if (chosen !== undefined) this.#plans[partner] = chosen.plan;
      else if (answer !== '') {
        this.#screen.say(this.#words.notUnderstood(answers.length));
        index--;
      }
    }
    const agreed = plan()?.agreed;
    if (agreed !== undefined) this.#screen.say(agreed);
    return true;
  }

  /** Hides one person's secrets before the next person looks at the screen. */
  async #curtain(seat: Seat): Promise<boolean> {
    if (this.#people.length === 1 || this.#atScreen === seat) return true;
    this.#atScreen = seat;
    this.#screen.wipe();
    this.#screen.say(this.#words.passTo(this.#texts.seat(seat)));
    return (await this.#screen.ask('⏎ ')) !== undefined;
  }
}
