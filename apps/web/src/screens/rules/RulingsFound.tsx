import { packOf } from '@whistlestop/games';
import { useLoaded } from '@whistlestop/board';
import { addressOf } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { useWords } from '../../words/index.ts';
import { matchRuling, bestFirst } from '../rulings/ruling-search.ts';
import styles from './RulesScreen.module.css';

/** The rulings of a game that answer a search, each leading to its whole text; `alone` where the rules do not. */
export function RulingsFound({ game, search, alone }: { game: string; search: string; alone: boolean }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const sections = useLoaded(packOf(game)?.rulings[language]);
  if (sections === undefined) return null;
  const found = bestFirst(
    sections.flatMap(({ rulings }) => rulings),
    (ruling) => matchRuling(ruling, search),
  );
  return (
    <section aria-labelledby="rulings-found">
      <h2 id="rulings-found">{words.rulings.title}</h2>
      {found.length === 0 && <p>{(alone ? words.rules : words.rulings).none(search.trim())}</p>}
      <ul className={styles['found']}>
        {found.map(({ number, question }) => (
          <li key={number}>
            <a href={addressOf({ at: 'rulings', game, ruling: number })}>{`${number}. ${question}`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
