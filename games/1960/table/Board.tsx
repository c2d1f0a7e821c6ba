import { DEBATES, GAME_OVER, phase } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useState } from 'react';
import { RenderAfter, useMedia, Button, Dialog, Tabs, LogList, type Sitting } from '@whistlestop/board';
import { type TableWords, tableWords } from '../texts/table.ts';
import { CardFace } from './pieces/cards/CardFace.tsx';
import styles from './Board.module.css';
import { ChosenCard } from './ChosenCard.tsx';
import { cardWords } from './card-words.ts';
import { CountryView } from './CountryView.tsx';
import { Debates } from './Debates.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { HandArea } from './HandArea.tsx';
import { Night } from './Night.tsx';
import { Rail } from './Rail.tsx';
import { cardContent } from './reading.ts';
import { TopBar } from './TopBar.tsx';
import { type Campaign, chosenKey, useCampaign } from './use-campaign.ts';

/** The regions of the map come first. */
const PARTS_BEFORE_RAIL = 4;

type Pane = 'decision' | 'campaign' | 'log';

/** Which pane of the side is open. Where the decision has no room of its own, each new one comes to the front. */
function usePane({ offers, chosen }: Campaign, apart: boolean): [Pane, (pane: Pane) => void] {
  const [pane, setPane] = useState<Pane>(apart ? 'campaign' : 'decision');
  const [seen, setSeen] = useState({ offers, chosen, apart });
  if (seen.offers !== offers || seen.chosen !== chosen || seen.apart !== apart) {
    setSeen({ offers, chosen, apart });
    if (!apart) setPane('decision');
    else if (pane === 'decision') setPane('campaign');
  }
  return [pane, setPane];
}

/** The sheet is headed by the card itself, as a strip. */
function sheetHead({ chosen }: Campaign, { texts }: Sitting<NineteenSixtyTexts>, words: TableWords) {
  if (chosen?.kind !== 'card') return undefined;
  return <CardFace card={cardContent(chosen.card, texts)} size="mini" words={cardWords(words, texts)} />;
}

function sheetTitle({ chosen }: Campaign, { texts }: Sitting<NineteenSixtyTexts>, words: TableWords): string {
  return chosen?.kind === 'card' ? texts.cards[chosen.card].title : words.candidateTitle;
}

/** The table of 1960. */
export function Board({ sitting }: { sitting: Sitting<NineteenSixtyTexts> }) {
  const words = tableWords[sitting.language];
  const campaign = useCampaign(sitting, words);
  const wide = useMedia('(min-width: 50rem)');
  const roomy = useMedia('(min-width: 75rem)');
  const { snapshot } = sitting;
  // Nothing is asked any more when it is over, but the cards that are left can be taken up and read.
  const isOver = snapshot.now.kind === 'over';
  const quiet = isOver && campaign.chosen === undefined;
  const [pane, setPane] = usePane(campaign, roomy || !wide || quiet);
  const [boardAgain, setBoardAgain] = useState(false);
  const now = phase.get(snapshot.view);
  const decided = isOver && now === GAME_OVER;

  if (decided && !boardAgain)
    return (
      <Night
        sitting={sitting}
        words={words}
        after={<Button onClick={() => setBoardAgain(true)}>{words.toBoard}</Button>}
      />
    );
  const debating = now === DEBATES && campaign.offers.states.size === 0;
  const sheet = !wide && (campaign.chosen?.kind === 'card' || campaign.chosen?.kind === 'candidate');
  const inSide = wide && !roomy;
  const panel = <DecisionPanel sitting={sitting} campaign={campaign} words={words} sheet={sheet} />;
  const toNight = decided && (
    <Button className={styles['night']} onClick={() => setBoardAgain(false)}>
      {words.toNight}
    </Button>
  );
  return (
    <div className={styles['board']}>
      <TopBar sitting={sitting} words={words} />
      <div className={styles['middle']}>
        {!inSide && (
          <div className={styles['decision']}>
            {toNight}
            {!quiet && panel}
          </div>
        )}
        <div className={styles['stage']} data-part="map">
          {debating ? (
            <Debates sitting={sitting} words={words} />
          ) : (
            <CountryView sitting={sitting} campaign={campaign} words={words} />
          )}
        </div>
        <div className={styles['side']}>
          {inSide && toNight}
          <Tabs
            label={words.campaign}
            chosen={pane}
            onChoose={setPane}
            tabs={[
              ...(inSide && !quiet
                ? [
                    {
                      id: 'decision' as const,
                      name: snapshot.mySeats.length === 0 ? words.cardOnTable : sitting.words.table.decision,
                      icon: 'play' as const,
                      content: panel,
                    },
                  ]
                : []),
              {
                id: 'campaign',
                name: words.campaign,
                icon: 'position',
                content: (
                  <RenderAfter after={PARTS_BEFORE_RAIL}>
                    <Rail sitting={sitting} campaign={campaign} words={words} />
                  </RenderAfter>
                ),
              },
              { id: 'log', name: words.log, icon: 'log', content: <LogList sitting={sitting} /> },
            ]}
          />
        </div>
      </div>
      <div className={styles['hand']}>
        <HandArea sitting={sitting} campaign={campaign} words={words} wide={wide} />
      </div>
      <Dialog
        open={sheet}
        shape="sheet"
        title={sheetTitle(campaign, sitting, words)}
        head={sheetHead(campaign, sitting, words)}
        words={sitting.words}
        onClose={() => campaign.choose(undefined)}
      >
        <ChosenCard key={chosenKey(campaign.chosen)} sitting={sitting} campaign={campaign} words={words} />
      </Dialog>
    </div>
  );
}
