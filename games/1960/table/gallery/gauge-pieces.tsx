import { useState } from 'react';
import { Button } from '@whistlestop/board';
import { BagMeter } from '../pieces/gauges/BagMeter.tsx';
import { IssueTrack } from '../pieces/gauges/IssueTrack.tsx';
import { LastingEvents } from '../pieces/gauges/LastingEvents.tsx';
import { MomentumMeter } from '../pieces/gauges/MomentumMeter.tsx';
import { PileBrowser } from '../pieces/gauges/PileBrowser.tsx';
import { RaceBar } from '../pieces/gauges/RaceBar.tsx';
import { RestZone } from '../pieces/gauges/RestZone.tsx';
import { TurnTrack } from '../pieces/gauges/TurnTrack.tsx';
import styles from './Gallery.module.css';
import type { Piece } from './Gallery.tsx';
import { type Language, sampleCards, wordsFor } from './words.ts';

const nothing = () => undefined;

export function gaugePieces(language: Language): Piece[] {
  return [
    { name: 'top-bar', show: () => <TopBar language={language} /> },
    { name: 'rail', show: () => <Rail language={language} /> },
    { name: 'pile', show: () => <Pile language={language} /> },
  ];
}

export function TopBar({ language }: { language: Language }) {
  const words = wordsFor(language);
  return (
    <div className={styles['bar']}>
      <TurnTrack
        turn={4}
        phase={3}
        calendar={{ debates: 6, electionDay: 9, phases: 5 }}
        words={{ label: `${words.turn(4)}, ${words.now}`, turn: words.turn, now: words.now }}
      />
      <div className={styles['grow']}>
        <RaceBar
          votes={{ kennedy: 214, nixon: 187 }}
          leaning={{ kennedy: 61, nixon: 75 }}
          total={537}
          toWin={269}
          names={words.names}
          words={{ label: words.night.race(214, 187, 269), toWin: words.toWin(269) }}
        />
      </div>
    </div>
  );
}

export function Rail({ language }: { language: Language }) {
  const words = wordsFor(language);
  const issue = words.issues;
  const [late, knee] = [sampleCards(language)[3], sampleCards(language)[1]];
  return (
    <div className={styles['rail']}>
      <IssueTrack
        tiles={[
          {
            issue: 'defense',
            name: issue.defense,
            label: issue.defense,
            support: { owner: 'nixon', count: 3 },
            clickable: false,
          },
          {
            issue: 'civilRights',
            name: issue.civilRights,
            label: issue.civilRights,
            support: { owner: 'kennedy', count: 5 },
            clickable: true,
            note: '+1',
          },
          {
            issue: 'economy',
            name: issue.economy,
            label: issue.economy,
            support: { owner: null, count: 0 },
            clickable: true,
          },
        ]}
        places={[
          { pays: ['momentum', 'endorsement'], joiner: '+', label: words.pays[0] },
          { pays: ['momentum', 'endorsement'], joiner: words.or, label: words.pays[1] },
          { pays: ['momentum'], joiner: '', label: words.pays[2] },
        ]}
        words={{ title: words.issueTrack, swap: words.swap }}
        onPick={nothing}
        swaps={new Set([0])}
        onSwap={nothing}
      />
      <MomentumMeter counts={{ kennedy: 2, nixon: 4 }} names={words.names} words={{ title: words.momentum }} />
      <BagMeter
        counts={{ kennedy: 14, nixon: 10 }}
        chances={{ kennedy: '58%', nixon: '42%' }}
        names={words.names}
        words={{ title: words.bag, chance: words.draw }}
      />
      <RestZone counts={{ kennedy: 3, nixon: 5 }} names={words.names} words={{ title: words.rest }} />
      <LastingEvents
        events={[late, knee].flatMap((card, index) =>
          card === undefined ? [] : [{ ...card, until: words.until[index === 0 ? 'electionDaySpace' : 'turn'] }],
        )}
        words={{ title: words.lasting, none: words.nothingLasts }}
      />
      <LastingEvents events={[]} words={{ title: words.lasting, none: words.nothingLasts }} />
    </div>
  );
}

function Pile({ language }: { language: Language }) {
  const [open, setOpen] = useState(false);
  const words = wordsFor(language);
  return (
    <>
      <Button icon="discard" onClick={() => setOpen(true)}>
        {words.discard}
      </Button>
      <PileBrowser
        open={open}
        title={words.discard}
        cards={sampleCards(language)}
        words={{
          ...words.cards,
          close: words.close,
          search: words.search,
          empty: words.emptyPile,
          noMatch: words.noMatch,
          count: words.count,
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
