import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';
import { wordsIn } from './words/index.ts';

/** A screen that remembers what was written on it. */
function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

describe('Progress', () => {
  it('says on a terminal how far the work is and what is being done, and clears its line', () => {
    const terminal = screen(true);
    const progress = new Progress(wordsIn.en.progress, 'measured', 8, terminal);
    progress.show(0, 'the kernel');
    progress.end();
    expect(terminal.written).toEqual(['\rmeasured 0/8: the kernel\u001b[K', '\r\u001b[K']);
  });

  it('is silent where nobody looks', () => {
    const pipe = screen(false);
    const progress = new Progress(wordsIn.en.progress, 'measured', 8, pipe);
    progress.show(0, 'the kernel');
    progress.end();
    expect(pipe.written).toEqual([]);
  });
});
