import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A node in a separate process; needs the compiled server. */
export class NodeProcess {
  readonly address: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(port: number, environment: Record<string, string>) {
    this.address = `http://127.0.0.1:${port}`;
    this.#environment = { LIMIT_FACTOR: '1000', BOT_PACE: '0', LOG_LEVEL: 'error', ...environment, PORT: String(port) };
  }

  /** Starts it and waits until it is open. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const opened = new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('is open at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`The node ended with ${code} before it was open.`)));
    });
    await opened;
  }

  /** The resource use of the process, by its own metrics. */
  async used(): Promise<{ readonly at: number; readonly megabytes: number; readonly processorSeconds: number }> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    return {
      at: performance.now() / 1000,
      megabytes: figure('process_resident_memory_bytes') / 1024 / 1024,
      processorSeconds: figure('process_cpu_seconds_total'),
    };
  }

  /** Sends it a signal, and returns its exit code. */
  async endsAfter(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  /** Kills it, or asks it to stop. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    return this.endsAfter(signal);
  }
}
