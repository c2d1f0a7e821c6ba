import type { GameTexts, Observer, Reason, Seat, State } from '@whistlestop/kernel';
import { decisionOf, type LocalTable, type Now, partnerOf, sentencesOf, type TableSnapshot } from '@whistlestop/table';
import { numberedCards, readCards } from './cards.ts';
import { Screen } from './screen.ts';
import type { TerminalWords } from '../words/words.ts';

/** A table at one terminal: people who share it, bots in the other seats. */
export class Terminal {
  readonly #table: LocalTable;
  readonly #texts: GameTexts;
  readonly #words: TerminalWords;
  readonly #screen = new Screen();
  /** The length of the log up to which the steps have been printed. */
  #printed = 0;

  constructor(table: LocalTable, { game, terminal }: { readonly game: GameTexts; readonly terminal: TerminalWords }) {
    this.#table = table;
    this.#texts = game;
    this.#words = terminal;
  }

  /** Plays until the match is over; false when the person left before. */
  async run(): Promise<boolean> {
    this.#screen.say(this.#texts.title, '');
    if (this.#table.snapshot().mySeats.length > 0) this.#screen.say(...this.#keys(), '');
    let snapshot = await this.#next();
    while (snapshot.now.kind !== 'over' && (await this.#respond(snapshot, snapshot.now))) snapshot = await this.#next();
    this.#table.close();
    this.#screen.close();
    const { now } = snapshot;
    this.#screen.say('', ...(now.kind === 'over' ? [this.#outcome(now.scores)] : []));
    return now.kind === 'over';
  }

  /** Prints events until the table needs input or the match is over. */
  async #next(): Promise<TableSnapshot> {
    for (;;) {
      const snapshot = this.#table.snapshot();
      const { steps, sequence, now, trouble } = snapshot;
      const fresh = steps.filter((step) => step.sequence > this.#printed);
      this.#screen.say(...fresh.flatMap((step) => sentencesOf(step, this.#texts)).map((sentence) => `  ${sentence}`));
      this.#printed = sequence;
      if (trouble !== undefined) throw new Error(`The table has stopped: ${trouble}`);
      if (now.kind !== 'thinks' && now.kind !== 'waits') return snapshot;
      await new Promise<void>((resolve) => {
        const stop = this.#table.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  #outcome(scores: readonly number[]): string {
    const winners = scores
      .map((score, seat) => ({ name: this.#texts.seat(seat), percent: Math.round(100 * score) }))
      .filter(({ percent }) => percent > 0);
    const [winner, ...others] = winners;
    return winner !== undefined && others.length === 0 ? this.#words.won(winner.name) : this.#words.shared(winners);
  }

  /** Asks for the input the table waits for; false when the person leaves. */
  #respond(snapshot: TableSnapshot, now: Now): Promise<boolean> {
    switch (now.kind) {
      case 'asks':
        return this.#ask(snapshot, now);
      case 'curtain':
        return this.#curtain(now.seat);
      case 'confirms':
        return this.#confirm(snapshot);
      default:
        throw new Error(`Nobody can answer a table that is at "${now.kind}"`);
    }
  }

  /** Asks for confirmation before bots go on, with undo and revision on offer. */
  async #confirm(snapshot: TableSnapshot): Promise<boolean> {
    const { undo, revisable } = snapshot;
    const choices = [this.#words.goOn, ...revisable.map((seat) => this.#words.choose(this.#texts.seat(seat)))];
    this.#screen.say('');
    this.#screen.offer(choices);
    if (undo !== undefined) this.#screen.say(this.#words.undoHere);
    for (;;) {
      const answer = await this.#screen.ask();
      if (answer === undefined || answer === 'q') return false;
      const seat = revisable[Number(answer) - 2];
      if (seat !== undefined) return this.#revise(seat);
      if (answer === '' || answer === '1') {
        this.#table.confirm();
        return true;
      }
      if (answer === 'u') {
        if (await this.#undo(undo)) return true;
      } else if (!this.#showKey(answer, snapshot)) this.#screen.say(this.#words.notUnderstood(choices.length));
    }
  }

  /** Asks for a choice; one that revises another may also leave it as it is. */
  async #ask(snapshot: TableSnapshot, { seat, unasked }: Extract<Now, { kind: 'asks' }>): Promise<boolean> {
    const { view, undo, revisable } = snapshot;
    const { actions } = this.#table.game;
    const decision = decisionOf(this.#table.game, view, seat);
    const { legal } = decision;
    this.#screen.say('', `${this.#texts.seat(seat)}: ${this.#texts.prompt(view, seat)}`);
    this.#screen.offer([
      ...legal.map((action) => this.#texts.action(view, seat, action)),
      ...(unasked ? [this.#words.leaveAsItIs] : []),
    ]);
    const others = unasked ? [] : revisable;
    if (others.length > 0) this.#screen.say(this.#words.mayStillChoose(others.map((other) => this.#texts.seat(other))));
    if (this.#partner(snapshot, seat) !== undefined) this.#screen.say(this.#words.planHere);
    for (;;) {
      const answer = await this.#screen.ask();
      if (answer === undefined || answer === 'q') return false;
      if (unasked && (answer === '' || answer === String(legal.length + 1))) {
        this.#table.revise(undefined);
        return true;
      }
      const action = legal[Number(answer) - 1] ?? actions.parse(answer);
      if (action !== undefined && decision.may(action)) {
        await this.#table.act(seat, action);
        return true;
      }
      if (answer === 'r' && others.length > 0) return this.#chooseReviser(others);
      if (answer === 'r') this.#screen.say(this.#words.nobodyMayChoose);
      else if (answer === 'p') {
        if (!(await this.#agree(snapshot, seat))) return false;
      } else if (answer === 'u') {
        if (await this.#undo(undo)) return true;
      } else if (!this.#showKey(answer, snapshot)) {
        const reason = action === undefined ? undefined : decision.why(action);
        this.#screen.say(reason === undefined ? this.#words.notUnderstood(legal.length) : this.#refusal(reason));
      }
    }
  }

  /** A reason as a sentence, with its rules in brackets. */
  #refusal(reason: Reason): string {
    const rules = reason.rules.flatMap((rule) =>
      'ruling' in rule ? this.#words.ruling(rule.ruling) : (this.#texts.guideHeadings?.[rule.section] ?? []),
    );
    return this.#texts.reason(reason) + (rules.length === 0 ? '' : ` (${rules.join('; ')})`);
  }

  /** Asks which of several seats revises its choice. */
  async #chooseReviser(seats: readonly Seat[]): Promise<boolean> {
    const [only, ...more] = seats;
    if (only !== undefined && more.length === 0) return this.#revise(only);
    this.#screen.offer(seats.map((seat) => this.#words.choose(this.#texts.seat(seat))));
    const answer = await this.#screen.ask();
    const seat = seats[Number(answer) - 1];
    return seat === undefined ? answer !== undefined : this.#revise(seat);
  }

  async #revise(seat: Seat): Promise<boolean> {
    if (!(await this.#curtain(seat))) return false;
    this.#table.revise(seat);
    return true;
  }

  /** Undoes the last step of a seat, or prints why it cannot; true when there was one. */
  async #undo(seat: Seat | undefined): Promise<boolean> {
    if (seat === undefined) this.#screen.say(this.#words.nothingToUndo);
    else await this.#table.undo(seat);
    return seat !== undefined;
  }

  /** Prints what a key shows; false for any other answer. */
  #showKey(answer: string, { view, observer }: TableSnapshot): boolean {
    const [key, ...rest] = answer.split(/\s+/);
    if (answer === '?') this.#screen.say(...this.#keys());
    else if (answer === 'b') {
      const lines = this.#texts.board?.(view, observer) ?? [this.#table.game.layout.explain(view)];
      this.#screen.say(...lines.map((line) => `  ${line}`));
    } else if (key === 'c') this.#cards(view, observer, rest.join(' '));
    else return false;
    return true;
  }

  #keys(): readonly string[] {
    const { game } = this.#table;
    return this.#words.keys({ sealed: game.revisable !== undefined, plans: game.parties !== undefined });
  }

  #cards(view: State, observer: Observer, wanted: string): void {
    const piles = this.#texts.piles?.(view, observer) ?? [];
    if (piles.length === 0) this.#screen.say(this.#words.noCards);
    else if (wanted === '') this.#screen.say(...numberedCards(piles));
    else {
      const texts = readCards(piles, wanted);
      this.#screen.say(...(texts.length === 0 ? [this.#words.noSuchCard(wanted)] : texts.map((text) => `  ${text}`)));
    }
  }

  /** The bot with which this seat may agree on a plan now. */
  #partner(snapshot: TableSnapshot, seat: Seat): Seat | undefined {
    const confers = this.#table.game.parties?.confers(snapshot.view, seat) === true;
    return confers ? partnerOf(this.#table, snapshot, seat) : undefined;
  }

  /** Asks the questions of a plan one by one; false at the end of the input. */
  async #agree(snapshot: TableSnapshot, seat: Seat): Promise<boolean> {
    const { agreements } = this.#table;
    const partner = this.#partner(snapshot, seat);
    const plan = () =>
      partner === undefined ? undefined : this.#texts.plan?.(snapshot.view, seat, partner, agreements.with(partner));
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
      if (chosen !== undefined) await agreements.agree(partner, chosen.plan);
      else if (answer !== '') {
        this.#screen.say(this.#words.notUnderstood(answers.length));
        index--;
      }
    }
    const agreed = plan()?.agreed;
    if (agreed !== undefined) this.#screen.say(agreed);
    return true;
  }

  /** Hides the screen until the next person has taken it; false at the end of the input. */
  async #curtain(seat: Seat): Promise<boolean> {
    const { mySeats, observer } = this.#table.snapshot();
    if (mySeats.length === 1 || observer === seat) return true;
    this.#screen.wipe();
    this.#screen.say(this.#words.passTo(this.#texts.seat(seat)));
    if ((await this.#screen.ask('⏎ ')) === undefined) return false;
    this.#table.takeDevice(seat);
    return true;
  }
}
