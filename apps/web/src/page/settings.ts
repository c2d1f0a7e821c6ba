import type { Language } from '@whistlestop/kernel';
import { create } from 'zustand';
import { SETTING_CHOICES, type Settings, storedSettings } from '../storage/stored-values.ts';

export type { Settings };
export type SettingName = keyof Settings;
type Choices = typeof SETTING_CHOICES;

/** The values a setting can take. */
export const choicesOf = <Name extends SettingName>(name: Name): Choices[Name] => SETTING_CHOICES[name];

function firstSettings(): Settings {
  const language: Language = navigator.language.startsWith('pl') ? 'pl' : 'en';
  const map = matchMedia('(max-width: 40rem)').matches ? 'cartogram' : 'map';
  return { language, theme: 'system', map, speed: 'normal', sound: 'off', table: 'board' };
}

/** What the person has set; changes show at once and are stored in this browser. */
export const useSettings = create<Settings>(() => ({ ...firstSettings(), ...storedSettings.get() }));

/** Changes one setting. */
export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  useSettings.setState({ [name]: value } as Partial<Settings>);
}

/** Writes what the style sheets need on the page itself, and keeps every change. */
export function followSettings(): void {
  const show = (settings: Settings): void => {
    const page = document.documentElement;
    page.lang = settings.language;
    if (settings.theme === 'system') delete page.dataset['theme'];
    else page.dataset['theme'] = settings.theme;
    if (settings.speed === 'instant') page.dataset['motion'] = 'none';
    else delete page.dataset['motion'];
  };
  show(useSettings.getState());
  useSettings.subscribe((settings) => {
    show(settings);
    // Where the browser forbids it, settings last as long as the page.
    storedSettings.set(settings);
  });
}
