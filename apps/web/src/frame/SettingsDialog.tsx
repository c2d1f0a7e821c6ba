import { Dialog } from '@whistlestop/board';
import { LANGUAGES } from '@whistlestop/kernel';
import { useWords, type PageWords, wordsIn } from '../words/index.ts';
import styles from './SettingsDialog.module.css';
import { settingValues, type PageSettingName, setSetting, useSettings } from '../page/settings.ts';

const ROWS: readonly PageSettingName[] = ['language', 'theme', 'table', 'map', 'speed', 'sound'];

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

function SettingRow({ name, words }: { name: PageSettingName; words: PageWords }) {
  const current = useSettings((settings) => settings[name]);
  return (
    <fieldset className={styles['row']}>
      <legend>{words.settings[name]}</legend>
      <div className={styles['choices']}>
        {settingValues(name).map((value) => (
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

function nameOf(name: PageSettingName, value: string, words: PageWords): string {
  const { themes, maps, speeds, sounds, tables } = words.settings;
  const names: Readonly<Record<PageSettingName, Readonly<Record<string, string>>>> = {
    language: Object.fromEntries(LANGUAGES.map((one) => [one, wordsIn[one].language])),
    theme: themes,
    map: maps,
    speed: speeds,
    sound: sounds,
    table: tables,
  };
  return names[name][value] ?? value;
}
