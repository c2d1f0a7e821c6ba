import type { Answer } from './table.ts';

const ONLY_SHOWN: Answer = {
  ok: false,
  refusal: { code: 'match-over', sentence: 'A recorded match is only shown.' },
};

/** A table at which nothing can be done: every request is refused, and there is nothing to wait for or to close. */
export abstract class OnlyShown {
  act(): Promise<Answer> {
    return Promise.resolve(ONLY_SHOWN);
  }

  undo(): Promise<Answer> {
    return Promise.resolve(ONLY_SHOWN);
  }

  resign(): Promise<Answer> {
    return Promise.resolve(ONLY_SHOWN);
  }

  confirm(): void {}

  takeDevice(): void {}

  revise(): void {}

  retry(): void {}

  close(): void {}
}
