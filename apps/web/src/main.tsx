import './design/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fetchAhead } from './app/fetch-ahead.ts';
import { stayOffline } from './app/offline.ts';
import { routeOf } from './app/router.ts';
import { followSettings } from './app/settings.ts';

const PATIENCE_MS = 4000;

followSettings();
const page = document.getElementById('page');
if (page === null) throw new Error('The page has no place for the table.');
const route = routeOf(location.hash);
// A failure shows where the screen itself needs what could not be fetched.
if (route.at === 'play') void fetchAhead(route.game).catch(() => undefined);
createRoot(page).render(<App />);
// Keeping all files for offline use takes the network for a while, and the first match comes first.
addEventListener('load', () => setTimeout(() => void stayOffline(), PATIENCE_MS));
