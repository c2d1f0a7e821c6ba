import type { KyselyPlugin, QueryId } from 'kysely';

type QueryArgs = Parameters<KyselyPlugin['transformQuery']>[0];
type ResultArgs = Parameters<KyselyPlugin['transformResult']>[0];

/** Lets something happen, once, between a database's answer to a question about a table and the hearing of that answer. */
export class Meanwhile implements KyselyPlugin {
  readonly #table: string;
  readonly #asked = new WeakSet<QueryId>();
  #work: (() => Promise<unknown>) | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** What happens while the next such answer is on its way. */
  happens(work: () => Promise<unknown>): void {
    this.#work = work;
  }

  transformQuery({ node, queryId }: QueryArgs): QueryArgs['node'] {
    if (JSON.stringify(node).includes(`"${this.#table}"`)) this.#asked.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: ResultArgs): Promise<ResultArgs['result']> {
    const work = this.#asked.has(queryId) ? this.#work : undefined;
    if (work !== undefined) this.#work = undefined;
    await work?.();
    return result;
  }
}
