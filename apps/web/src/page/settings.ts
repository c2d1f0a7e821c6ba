import { languageFor } from '@whistlestop/kernel';
import { create } from 'zustand';
import { SETTING_CHOICES, type PageSettings, storedSettings } from '../storage/stored-values.ts';

export type { PageSettings };
export type PageSettingName = keyof PageSettings;
type Choices = typeof SETTING_CHOICES;

/** The values a setting can take. */
export const settingValues = <Name extends PageSettingName>(name: Name): Choices[Name] => SETTING_CHOICES[name];

function firstSettings(): PageSettings {
  const language = languageFor(undefined, { LANG: navigator.language });
  const map = matchMedia('(max-width: 40rem)').matches ? 'cartogram' : 'map';
  return { language, theme: 'system', map, speed: 'normal', sound: 'off', table: 'board' };
}

/** What the person has set; changes show at once and are stored in this browser. */
export const useSettings = create<PageSettings>(() => ({ ...firstSettings(), ...storedSettings.get() }));

/** Changes one setting. */
export function setSetting<Name extends PageSettingName>(name: Name, value: PageSettings[Name]): void {
  useSettings.setState({ [name]: value } as Partial<PageSettings>);
}

/** Applies the settings to the document for its style sheets, and stores every change. */
export function followSettings(): void {
  const show = (settings: PageSettings): void => {
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
