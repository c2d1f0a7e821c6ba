// Runs before anything is drawn, so that a chosen theme never flashes the other one.
try {
  const stored = localStorage.getItem('whistlestop-settings') ?? '';
  const theme = /"theme":"(light|dark)"/.exec(stored)?.[1];
  const language = /"language":"([a-z]+)"/.exec(stored)?.[1];
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
  if (language !== undefined) document.documentElement.lang = language;
} catch {
  // Without stored settings the page follows the device.
}
