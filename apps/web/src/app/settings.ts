import type { Language } from '@whistlestop/kernel';
import { create } from 'zustand';
import { keepText, keptText } from '../storage/kept-text.ts';

/** Everything a person can set, with the values it can take; the first is the default. */
const CHOICES = {
  language: ['en', 'pl'],
  theme: ['system', 'light', 'dark'],
  map: ['map', 'cartogram'],
  speed: ['normal', 'fast', 'slow', 'instant'],
  sound: ['off', 'on'],
  table: ['board', 'text'],
} as const;

type Choices = typeof CHOICES;
export type SettingName = keyof Choices;
export type Settings = { readonly [Name in SettingName]: Choices[Name][number] };

const STORED_AS = 'whistlestop-settings';

/** The values a setting can take. */
export const choicesOf = <Name extends SettingName>(name: Name): Choices[Name] => CHOICES[name];

function firstSettings(): Settings {
  const language: Language = navigator.language.startsWith('pl') ? 'pl' : 'en';
  const map = matchMedia('(max-width: 40rem)').matches ? 'cartogram' : 'map';
  return { language, theme: 'system', map, speed: 'normal', sound: 'off', table: 'board' };
}

function storedSettings(): Settings {
  const first = firstSettings();
  const stored = parseObject(keptText(STORED_AS));
  const chosen = Object.entries(CHOICES).map(([name, values]) => {
    const value = (values as readonly unknown[]).find((candidate) => candidate === stored[name]);
    return [name, value ?? first[name as SettingName]] as const;
  });
  return Object.fromEntries(chosen) as Settings;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What the person has set; changes show at once and are kept in this browser. */
export const useSettings = create<Settings>(storedSettings);

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
    keepText(STORED_AS, JSON.stringify(settings));
  });
}
