import { type Match, type Observer, type State, type StoryStep, showEntry, showEvents } from '@whistlestop/kernel';
import type { TableStep } from './table.ts';

/** The story of a match as its observers may know it. */
export class ShownStory {
  readonly #match: Match;
  /** Each step as it has been shown before: every moment shows most of them again. */
  readonly #shown = new Map<Observer, WeakMap<StoryStep, TableStep>>();

  constructor(match: Match) {
    this.#match = match;
    // Asked for at once, so that the match keeps it from now on.
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

  /** The first `count` steps as an observer may read them. */
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

  #show({ sequence, entry, witnesses, events }: StoryStep, observer: Observer): TableStep {
    return {
      sequence,
      seat: entry.kind === 'action' ? entry.seat : undefined,
      entry: showEntry(entry, witnesses, observer),
      events: showEvents(this.#match.game, events, observer),
    };
  }
}
