import { Dialog } from '@whistlestop/board';
import { useWords, type Words, wordsIn } from '../words/index.ts';
import styles from './SettingsDialog.module.css';
import { choicesOf, type SettingName, setSetting, useSettings } from '../page/settings.ts';

const ROWS: readonly SettingName[] = ['language', 'theme', 'table', 'map', 'speed', 'sound'];

/** Everything that can be set; every change shows at once. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={open} title={words.settings.title} words={words} onClose={onClose}>
      <div className={styles['rows']}>
        {ROWS.map((name) => (
          <SettingRow key={name} name={name} words={words} />
        ))}
      </div>
    </Dialog>
  );
}

function SettingRow({ name, words }: { name: SettingName; words: Words }) {
  const current = useSettings((settings) => settings[name]);
  return (
    <fieldset className={styles['row']}>
      <legend>{words.settings[name]}</legend>
      <div className={styles['choices']}>
        {choicesOf(name).map((value) => (
          <label key={value} className={styles['choice']} lang={name === 'language' ? value : undefined}>
            <input
              type="radio"
              name={`setting-${name}`}
              checked={value === current}
              onChange={() => setSetting(name, value)}
            />
            <span>{nameOf(name, value, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function nameOf(name: SettingName, value: string, words: Words): string {
  const { themes, maps, speeds, sounds, tables } = words.settings;
  const names: Readonly<Record<SettingName, Readonly<Record<string, string>>>> = {
    language: { en: wordsIn.en.language, pl: wordsIn.pl.language },
    theme: themes,
    map: maps,
    speed: speeds,
    sound: sounds,
    table: tables,
  };
  return names[name][value] ?? value;
}
