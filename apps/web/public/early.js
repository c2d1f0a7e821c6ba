// Runs before anything is drawn, so that a chosen theme never flashes the other one.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('whistlestop-settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (language === 'en' || language === 'pl') document.documentElement.lang = language;
} catch {
  // Without stored settings the page follows the device.
}
