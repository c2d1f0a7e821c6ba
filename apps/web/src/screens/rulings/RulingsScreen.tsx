import { packOf } from '@whistlestop/games';
import { useState } from 'react';
import { TextPage } from '../../frame/TextPage.tsx';
import { useLoaded, SearchField } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { addressOf } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { gameWords } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { filterRulings } from './ruling-search.ts';
import styles from './RulingsScreen.module.css';

function bringIntoView(ruling: HTMLElement | null): void {
  ruling?.scrollIntoView({ block: 'center' });
  ruling?.focus();
}

/** Every ruling of a game, searchable; an address may name one of them. */
export default function RulingsScreen({ game, ruling }: { game: string; ruling: number | undefined }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const sections = useLoaded(packOf(game)?.rulings[language]);
  const [search, setSearch] = useState('');

  if (packOf(game) === undefined) return <Message title={words.errors.nowhere} />;
  if (sections === undefined) return <Message busy title={words.loading} />;
  const found = sections.map((section) => filterRulings(section, search)).filter(({ rulings }) => rulings.length > 0);
  return (
    <TextPage narrow kicker={gameWords(words, game).name} title={words.rulings.title}>
      <p>
        {words.rulings.about} <a href={addressOf({ at: 'rules', game, section: undefined })}>{words.rulings.toRules}</a>
      </p>
      <SearchField label={words.rulings.search} search={search} onSearch={setSearch} />
      {found.length === 0 && <p>{words.rulings.none(search.trim())}</p>}
      {found.map((section) => (
        <section key={section.id} className={styles['section']} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`}>{section.title}</h2>
          {section.rulings.map((entry) => (
            <article
              key={entry.number}
              ref={entry.number === ruling ? bringIntoView : undefined}
              tabIndex={-1}
              className={entry.number === ruling ? styles['named'] : styles['ruling']}
            >
              <h3>
                <span className={styles['number']}>{words.rulings.number(entry.number)}</span> {entry.question}
              </h3>
              <p>{entry.answer}</p>
            </article>
          ))}
        </section>
      ))}
    </TextPage>
  );
}
