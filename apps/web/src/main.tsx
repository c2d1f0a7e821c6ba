import '@whistlestop/board/design/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadMatch } from './screens/home/preload-match.ts';
import { registerServiceWorker } from './page/offline.ts';
import { routeOf } from './page/router.ts';
import { followSettings } from './page/settings.ts';

const OFFLINE_COPY_DELAY_MS = 4000;

followSettings();
const page = document.getElementById('page');
if (page === null) throw new Error('The page has no place for the table.');
const route = routeOf(location.hash);
// A failure shows where the screen itself needs what could not be fetched.
if (route.at === 'play') void preloadMatch(route.game).catch(() => undefined);
createRoot(page).render(<App />);
// Caching all files for offline use takes the network for a while, and the first match comes first.
addEventListener('load', () => setTimeout(() => void registerServiceWorker(), OFFLINE_COPY_DELAY_MS));
