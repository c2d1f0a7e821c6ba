import { Socket } from 'node:net';
import { Client } from 'pg';

const RETRY = 500;

/** How often a silent line is tried, and how long it may take to answer, in milliseconds. */
export interface Heartbeat {
  readonly pace: number;
  readonly patience: number;
}

const HEARTBEAT: Heartbeat = { pace: 10_000, patience: 5000 };

/**
 * One connection that listens, and comes back by itself. It mostly waits to be told something, so a line that is dead at the
 * other end would look like a quiet one: it is asked for an answer again and again.
 */
export class Listener {
  readonly #url: string;
  readonly #channel: string;
  readonly #heartbeat: Heartbeat;
  #client: Client | undefined;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, channel: string, heartbeat = HEARTBEAT) {
    this.#url = url;
    this.#channel = channel;
    this.#heartbeat = heartbeat;
  }

  /** Hears what is told on the channel; `onGap` when something may have been missed. */
  async start(onTold: (payload: string) => void, onGap: () => void): Promise<void> {
    const line = new Socket();
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#heartbeat.patience,
      stream: () => line,
    });
    this.#client = client;
    const listen = () => client.query(`listen ${this.#channel}`);
    let heart: NodeJS.Timeout | undefined;
    const lost = () => {
      clearTimeout(heart);
      if (this.#stopped || this.#client !== client) return;
      this.#client = undefined;
      this.#retry = setTimeout(() => {
        this.start(onTold, onGap).then(onGap, () => undefined);
      }, RETRY);
    };
    const beat = () => {
      // Without its socket the client says that it has lost its connection, and to whoever still asks it something.
      heart = setTimeout(() => line.destroy(), this.#heartbeat.patience);
      listen().then(rest, () => undefined);
    };
    const rest = () => {
      clearTimeout(heart);
      if (!this.#stopped && this.#client === client) heart = setTimeout(beat, this.#heartbeat.pace);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => onTold(payload));
    try {
      await client.connect();
      await listen();
      rest();
    } catch (error) {
      lost();
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }
}
