import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Club } from './club.ts';
import type { Sockets } from './web/sockets.ts';

/** Who may read the metrics: nobody, requests from the club's own machine, or everybody. */
export const metricsReaders = ['off', 'loopback', 'all'] as const;
export type MetricsReaders = (typeof metricsReaders)[number];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Headers that proxies add. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** Whether a request may read the metrics; a request through a proxy may come from anywhere. */
export function mayReadMetrics(readers: MetricsReaders, { headers, socket }: FastifyRequest): boolean {
  if (readers !== 'loopback') return readers === 'all';
  const { remoteAddress = '' } = socket;
  const isLocal = loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
  return isLocal && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

/** The metrics of a node, for Prometheus. */
export function clubMetrics(club: Club, sockets: Sockets): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const moves = new Counter({ name: 'whistlestop_moves_total', help: 'Turns committed by this node', registers });
  const loads = new Counter({
    name: 'whistlestop_matches_read_total',
    help: 'Matches read from the start of their logs',
    registers,
  });
  const answers = new Histogram({
    name: 'whistlestop_request_seconds',
    help: 'Time from a request over a socket to its answer',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers,
  });
  const commits = new Histogram({
    name: 'whistlestop_commit_seconds',
    help: 'Time of one database commit',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    registers,
  });
  const shared = new Histogram({
    name: 'whistlestop_commit_turns',
    help: 'Turns that shared a commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const gauges = {
    whistlestop_sockets: { help: 'Open sockets', read: () => sockets.count },
    whistlestop_matches_loaded: { help: 'Matches in memory', read: () => club.cache.size },
    whistlestop_bot_queue: { help: 'Decisions of bots queued or in progress', read: () => club.bots.waiting },
  };
  for (const [name, { help, read }] of Object.entries(gauges))
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  club.events.onMove = () => moves.inc();
  club.onLoad = () => loads.inc();
  club.onAnswer = (seconds) => answers.observe(seconds);
  club.store.onCommit = (turns, seconds) => {
    commits.observe(seconds);
    shared.observe(turns);
  };
  return registry;
}
