import type { Action, GameTexts, Language, PlayerEvent, Rule, Seat } from '@whistlestop/kernel';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameTable } from '../game-table.ts';
import {
  type RequestResult,
  Clicks,
  type Decision,
  decisionOf,
  type Table,
  type TableSnapshot,
} from '@whistlestop/table';
import type { BoardWords } from '../words/index.ts';
import type { BoardPage } from './page.ts';
import { type Playback, usePlayback } from './use-playback.ts';

/** A person at a table: what they see, what they may do, and in which words. */
export interface Sitting<Texts extends GameTexts = GameTexts, Words extends BoardWords = BoardWords> {
  readonly table: Table;
  readonly gameTable: GameTable<Texts>;
  /** What the screen shows; behind the table while others' steps are played back. */
  readonly snapshot: TableSnapshot;
  readonly playback: Playback;
  /** What the person is asked; undefined while it is not their decision. */
  readonly decision: Decision | undefined;
  readonly texts: Texts;
  readonly words: Words;
  readonly language: Language;
  /** The page the board stands on. */
  readonly page: BoardPage<Words>;
  /** Makes a choice of the deciding seat, or several, one after the other, until one is refused. */
  readonly act: (...actions: readonly Action[]) => void;
  readonly undo: () => void;
  /** Agrees on a plan with a bot partner, where the table stores such plans. */
  readonly agree: (partner: Seat, plan: unknown) => void;
  /** Shows a sentence with links to its rules, and announces it to screen readers. */
  readonly tell: (sentence: string, rules?: readonly Rule[]) => void;
  /** Why the deciding seat may not do this; undefined when it may. */
  readonly whyNot: (action: Action) => CitedSentence | undefined;
  /** The events a person points at in the log, to be highlighted on the board. */
  readonly lit: readonly PlayerEvent[];
  readonly light: (events: readonly PlayerEvent[]) => void;
}

/** A sentence for a person, and the rules it rests on. */
export interface CitedSentence {
  readonly sentence: string;
  readonly rules: readonly Rule[];
}

/** A sentence to announce, and how many there were before it. */
export interface Notice extends CitedSentence {
  readonly number: number;
}

/** Follows a table, with or without playback, and collects what a board needs. */
export function useSitting<Texts extends GameTexts, Words extends BoardWords>(
  table: Table,
  gameTable: GameTable<Texts>,
  texts: Texts,
  page: BoardPage<Words>,
  paced = true,
): { sitting: Sitting<Texts, Words>; notice: Notice | undefined; dismiss: () => void } {
  const { language, speed, words } = page;
  const latest = useSyncExternalStore(
    useCallback((listener: () => void) => table.subscribe(listener), [table]),
    () => table.snapshot(),
  );
  const { weight } = gameTable;
  const playback = usePlayback(table, latest, { speed: paced ? speed : 'instant', weight });
  const { snapshot } = playback;
  const [notice, setNotice] = useState<Notice>();
  const [lit, light] = useState<readonly PlayerEvent[]>([]);
  // On a slow connection a second click may come before the answer to the first; it must not choose for the next
  // decision.
  const asking = useRef(false);
  const [clicks] = useState(() => new Clicks());

  const tell = useCallback((sentence: string, rules: readonly Rule[] = []) => {
    setNotice((before) => ({ number: (before?.number ?? 0) + 1, sentence, rules }));
  }, []);
  const asked = snapshot.now.kind === 'asks' ? snapshot.now.seat : undefined;
  const decision = useMemo(
    () => (asked === undefined ? undefined : decisionOf(table.game, snapshot.view, asked)),
    [table, asked, snapshot.view],
  );

  const hear = async (answer: Promise<RequestResult>) => {
    asking.current = true;
    const heard = await answer.finally(() => {
      asking.current = false;
    });
    if (heard.ok) setNotice(undefined);
    else tell(heard.refusal.code === 'club' ? heard.refusal.sentence : words.table.refusals[heard.refusal.code]);
  };
  const sitting: Sitting<Texts, Words> = {
    table,
    gameTable,
    snapshot,
    playback,
    decision,
    texts,
    words,
    language,
    page,
    act: (...actions) => {
      if (asked !== undefined && !asking.current) void hear(clicks.act(table, asked, actions));
    },
    undo: () => {
      if (snapshot.undo === undefined) tell(words.table.refusals['nothing-to-undo']);
      else void hear(clicks.undo(table, snapshot.undo));
    },
    agree: (partner, plan) => {
      if (table.agreements !== undefined) void hear(table.agreements.agree(partner, plan));
    },
    tell,
    whyNot: (action) => {
      const reason = decision?.may(action) === false ? decision.why(action) : undefined;
      return reason === undefined ? undefined : { sentence: texts.reason(reason), rules: reason.rules };
    },
    lit,
    light,
  };
  return { sitting, notice, dismiss: () => setNotice(undefined) };
}
