import type { KyselyPlugin, QueryId } from 'kysely';

type QueryArgs = Parameters<KyselyPlugin['transformQuery']>[0];
type ResultArgs = Parameters<KyselyPlugin['transformResult']>[0];

/** Runs work once between a query on a table and its result. */
export class QueryHook implements KyselyPlugin {
  readonly #table: string;
  readonly #queries = new WeakSet<QueryId>();
  #work: (() => Promise<unknown>) | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** Sets the work that delays the next result. */
  afterQuery(work: () => Promise<unknown>): void {
    this.#work = work;
  }

  transformQuery({ node, queryId }: QueryArgs): QueryArgs['node'] {
    if (JSON.stringify(node).includes(`"${this.#table}"`)) this.#queries.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: ResultArgs): Promise<ResultArgs['result']> {
    const work = this.#queries.has(queryId) ? this.#work : undefined;
    if (work !== undefined) this.#work = undefined;
    await work?.();
    return result;
  }
}
