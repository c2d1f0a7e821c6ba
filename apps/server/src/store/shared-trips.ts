interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly told: (answer: Answer | Error) => void;
}

/** So many do not wait for more. */
const ENOUGH = 48;
/** More than this at once would make the first of a trip wait for the last. */
const LARGEST = 192;
/** While one trip is under way the next can leave already, so that the database never waits to be asked. */
const UNDER_WAY = 2;

/**
 * Lets questions to the database share trips. What arrives while the event loop reads its sockets, or while trips are
 * under way, goes along with the next one; nobody waits for company, so a lone question leaves at once.
 */
export class SharedTrips<Ask, Answer> {
  readonly #travel: (batch: readonly Ask[]) => Promise<readonly Answer[]>;
  readonly #queue: Waiting<Ask, Answer>[] = [];
  #underWay = 0;
  #scheduled = false;
  /** Told how many shared a trip, and how long it took. */
  onTrip: ((asks: number, seconds: number) => void) | undefined;

  /** `travel` takes a batch to the database and brings one answer for each; it may be asked again before it has. */
  constructor(travel: (batch: readonly Ask[]) => Promise<readonly Answer[]>) {
    this.#travel = travel;
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.send(ask, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  }

  /** The same for those who ask all the time: they are told without a promise in between. */
  send(ask: Ask, told: (answer: Answer | Error) => void): void {
    this.#queue.push({ ask, told });
    if (this.#queue.length >= ENOUGH) this.#depart();
    else if (!this.#scheduled) {
      this.#scheduled = true;
      setImmediate(() => {
        this.#scheduled = false;
        this.#depart();
      });
    }
  }

  #depart(): void {
    if (this.#queue.length > 0 && this.#underWay < UNDER_WAY) void this.#leave(this.#queue.splice(0, LARGEST));
  }

  async #leave(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    this.#underWay++;
    const started = performance.now();
    let answers: readonly (Answer | Error)[];
    try {
      answers = await this.#travel(batch.map(({ ask }) => ask));
      this.onTrip?.(batch.length, (performance.now() - started) / 1000);
      if (answers.length !== batch.length) throw new Error('The database did not answer every question.');
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      answers = batch.map(() => reason);
    }
    this.#underWay--;
    // Whoever came meanwhile leaves before this trip is told of: the database works while the club does.
    this.#depart();
    for (let i = 0; i < batch.length; i++) batch[i]?.told(answers[i] as Answer | Error);
  }
}
