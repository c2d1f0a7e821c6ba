import { packOf } from '@whistlestop/games';
import type { GuideSection } from '@whistlestop/kernel';
import { useState } from 'react';
import { TextPage } from '../../frame/TextPage.tsx';
import { useLoaded, useMedia, SearchField } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { addressOf, SEARCH } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { gameWords } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { bestFirst, matchText, type SearchMatch } from '../rulings/ruling-search.ts';
import { GuideText } from './GuideText.tsx';
import { plainText, textsOfBlock } from './phrases.ts';
import styles from './RulesScreen.module.css';
import { RulingsFound } from './RulingsFound.tsx';

function bringIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

const focus = (field: HTMLElement | null): void => field?.focus();

const matchSection = ({ title, blocks }: GuideSection, search: string): SearchMatch =>
  matchText([title, ...blocks.flatMap(textsOfBlock).map(plainText)].join(' '), search);

/** The guide to a game's rules with its contents beside it, searchable; an address may name one section. */
export default function RulesScreen({ game, section: named }: { game: string; section: string | undefined }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const loaders = packOf(game)?.guide;
  const guide = useLoaded(loaders?.[language]);
  const roomy = useMedia('(min-width: 60rem)');
  const [search, setSearch] = useState('');

  if (loaders === undefined) return <Message title={words.errors.nowhere} />;
  if (guide === undefined) return <Message busy title={words.loading} />;
  const addressOfSection = (section: string) => addressOf({ at: 'rules', game, section });
  const titles = Object.fromEntries(guide.map(({ id, title }) => [id, title]));
  const found = bestFirst(guide, (section) => matchSection(section, search));
  return (
    <TextPage kicker={gameWords(words, game).name} title={words.rules.title}>
      <div className={styles['guide']}>
        <nav className={styles['contents']} aria-label={words.rules.contents}>
          <details open={roomy}>
            <summary>{words.rules.contents}</summary>
            <ol>
              {guide.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={addressOfSection(id)}
                    aria-current={id === named ? 'location' : undefined}
                    onClick={() => setSearch('')}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles['sections']}>
          <p>
            {words.rules.about}{' '}
            <a href={addressOf({ at: 'rulings', game, ruling: undefined })}>{words.rules.toRulings}</a>
          </p>
          <SearchField
            ref={named === SEARCH ? focus : undefined}
            label={words.rules.search}
            search={search}
            onSearch={setSearch}
          />
          {search.trim() !== '' && <RulingsFound game={game} search={search} alone={found.length === 0} />}
          {found.map((section) => {
            const { id, title, blocks } = section;
            // The element's id is the address, so the browser scrolls to it, also when a link is followed twice.
            const place = addressOfSection(id).slice(1);
            return (
              <section
                key={id}
                id={place}
                ref={id === named ? bringIntoView : undefined}
                tabIndex={-1}
                className={styles['section']}
                data-named={id === named}
                aria-labelledby={`${place}-title`}
              >
                <h2 id={`${place}-title`} data-number={guide.indexOf(section) + 1}>
                  {title}
                </h2>
                {blocks.map((block, index) => (
                  <GuideText key={index} block={block} game={game} titles={titles} />
                ))}
              </section>
            );
          })}
        </div>
      </div>
    </TextPage>
  );
}
