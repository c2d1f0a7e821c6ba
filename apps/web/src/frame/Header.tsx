import { LANGUAGES } from '@whistlestop/kernel';
import { useState } from 'react';
import { Button, Icon, useKeys } from '@whistlestop/board';
import { useClubStatus } from '../online/club-status.ts';
import { useWords, wordsIn } from '../words/index.ts';
import styles from './Header.module.css';
import { HelpDialog } from './HelpDialog.tsx';
import { addressOf } from '../page/router.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { setSetting, useSettings } from '../page/settings.ts';

/** The header of every page but the table: the link home, the other language, settings and help. */
export function Header() {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [panel, setPanel] = useState<'settings' | 'help'>();
  const close = () => setPanel(undefined);
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
  useKeys({ '?': () => setPanel('help') });
  return (
    <header className={styles['header']}>
      <a className={styles['brand']} href={addressOf({ at: 'home' })}>
        {words.name}
      </a>
      <nav className={styles['tools']} aria-label={words.menu}>
        <ClubLink />
        <Button look="quiet" lang={other} onClick={() => setSetting('language', other)}>
          {wordsIn[other].language}
        </Button>
        <Button look="quiet" icon="settings" iconOnly title={words.settings.title} onClick={() => setPanel('settings')}>
          {words.settings.title}
        </Button>
        <Button look="quiet" icon="question" iconOnly title={words.help.title} onClick={() => setPanel('help')}>
          {words.help.title}
        </Button>
      </nav>
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <HelpDialog open={panel === 'help'} onClose={close} />
    </header>
  );
}

/** The link to the club, where there is one, with the number of matches that wait for the person. */
function ClubLink() {
  const words = useWords();
  const { club, waiting } = useClubStatus();
  if (club !== true) return null;
  return (
    <a className={styles['club']} href={addressOf({ at: 'club' })}>
      <Icon name="people" />
      <span className={styles['label']}>{waiting > 0 ? words.onlineWaiting(waiting) : words.online}</span>
      {waiting > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {waiting}
        </span>
      )}
    </a>
  );
}
