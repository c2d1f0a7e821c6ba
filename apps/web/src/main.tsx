import './design/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { stayOffline } from './app/offline.ts';
import { followSettings } from './app/settings.ts';

followSettings();
const page = document.getElementById('page');
if (page === null) throw new Error('The page has no place for the table.');
createRoot(page).render(<App />);
addEventListener('load', () => void stayOffline());
