import { Socket } from 'node:net';
import { Client } from 'pg';

/** How long a lost connection waits before it is opened again, in milliseconds. */
const RETRY_DELAY = 500;

/** How often the connection is checked, and how long an answer may take, in milliseconds. */
export interface Heartbeat {
  readonly interval: number;
  readonly timeout: number;
}

const HEARTBEAT: Heartbeat = { interval: 10_000, timeout: 5000 };

/**
 * One connection that listens for notifications, and is opened again when it is lost. A heartbeat finds a socket whose other
 * end is gone, which otherwise looks like one without notifications.
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

  /** Listens on the channel; `onGap` is called when notifications may have been missed. */
  async start(onPayload: (payload: string) => void, onGap: () => void): Promise<void> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#heartbeat.timeout,
      stream: () => socket,
    });
    this.#client = client;
    const listen = () => client.query(`listen ${this.#channel}`);
    let timer: NodeJS.Timeout | undefined;
    const lost = () => {
      clearTimeout(timer);
      if (this.#stopped || this.#client !== client) return;
      this.#client = undefined;
      this.#retry = setTimeout(() => {
        this.start(onPayload, onGap).then(onGap, () => undefined);
      }, RETRY_DELAY);
    };
    const sendHeartbeat = () => {
      // The client then reports that its connection is lost, and fails its queries.
      timer = setTimeout(() => socket.destroy(), this.#heartbeat.timeout);
      listen().then(scheduleHeartbeat, () => undefined);
    };
    const scheduleHeartbeat = () => {
      clearTimeout(timer);
      if (!this.#stopped && this.#client === client) timer = setTimeout(sendHeartbeat, this.#heartbeat.interval);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    try {
      await client.connect();
      await listen();
      scheduleHeartbeat();
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
