import { API, type AnswerOf, type CallOf, type RouteName, routes } from './routes.ts';
import { Refused, refusalOf, refusalSchema } from './refusal.ts';

export interface ClubClientOptions {
  /** Where the club is, e.g. https://club.example; empty in a page of the club itself. */
  readonly address?: string;
  /** An API token, for programs; pages use their cookie. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

interface Call {
  readonly id?: string;
  readonly name?: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Calls the club over HTTP. A refusal is thrown as `Refused`; an answer has been checked against its schema. */
export class ClubClient {
  readonly #address: string;
  readonly #token: string | undefined;
  readonly #fetch: typeof fetch;

  constructor({ address = '', token, fetch: call = globalThis.fetch }: ClubClientOptions = {}) {
    this.#address = address;
    this.#token = token;
    this.#fetch = call;
  }

  async call<Name extends RouteName>(name: Name, call: CallOf<Name>): Promise<AnswerOf<Name>> {
    const { method, path, answer } = routes[name];
    const { id = '', name: person = '', body: sent, query = {} } = call as Call;
    const place = path.replace(':id', encodeURIComponent(id)).replace(':name', encodeURIComponent(person));
    const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])));
    const response = await this.#fetch(`${this.#address}${API}${place}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer.parse(body) as AnswerOf<Name>;
    const refusal = refusalSchema.safeParse(body);
    throw new Refused(refusal.success ? refusal.data : refusalOf('unavailable'));
  }
}
