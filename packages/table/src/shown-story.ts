import { type Match, type Observer, type State, type StoryStep, showHappening } from '@whistlestop/kernel';
import type { TableStep } from './table.ts';

/** The story of a match, redacted for each observer. */
export class ShownStory {
  readonly #match: Match;
  /** Redacted steps by observer: every snapshot shows most of them again. */
  readonly #shown = new Map<Observer, WeakMap<StoryStep, TableStep>>();

  constructor(match: Match) {
    this.#match = match;
    // The match keeps its story from the first request on.
    match.story();
  }

  /** How many steps are in effect. */
  get length(): number {
    return this.#match.story().length;
  }

  /** The position after the first `count` steps; the caller must not write into it. */
  stateAfter(count: number): State {
    return this.#match.story()[count - 1]?.after ?? this.#match.start;
  }

  /** What an observer knew after the first `count` steps. */
  viewAfter(count: number, observer: Observer): State {
    const { layout } = this.#match.game;
    const view = layout.create();
    layout.project(this.stateAfter(count), observer, view);
    return view;
  }

  /** The first `count` steps, redacted for an observer. */
  steps(observer: Observer, count = this.length): readonly TableStep[] {
    const shown = this.#shown.get(observer) ?? new WeakMap<StoryStep, TableStep>();
    this.#shown.set(observer, shown);
    return this.#match
      .story()
      .slice(0, count)
      .map((step) => {
        const known = shown.get(step) ?? this.#show(step, observer);
        shown.set(step, known);
        return known;
      });
  }

  #show(step: StoryStep, observer: Observer): TableStep {
    const seat = step.entry.kind === 'action' ? step.entry.seat : undefined;
    return { ...showHappening(this.#match.game, step, observer), seat };
  }
}
