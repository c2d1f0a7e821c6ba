import { packOf } from '@whistlestop/games';
import { BotHost, type ToBots } from '@whistlestop/table';

declare const self: DedicatedWorkerGlobalScope;

const host = new BotHost(packOf, (message) => self.postMessage(message, []));

self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => host.receive(data));
