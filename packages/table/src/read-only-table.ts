import type { RequestResult } from './table.ts';

const READ_ONLY: RequestResult = {
  ok: false,
  refusal: { code: 'match-over', sentence: 'A recorded match is only shown.' },
};

/** The requests of a table that only shows a match: each is refused. */
export abstract class ReadOnlyTable {
  act(): Promise<RequestResult> {
    return Promise.resolve(READ_ONLY);
  }

  undo(): Promise<RequestResult> {
    return Promise.resolve(READ_ONLY);
  }

  resign(): Promise<RequestResult> {
    return Promise.resolve(READ_ONLY);
  }

  confirm(): void {}

  takeDevice(): void {}

  revise(): void {}

  retry(): void {}

  close(): void {}
}
