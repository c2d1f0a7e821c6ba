import '@whistlestop/board/design/base.css';
import { languageFor } from '@whistlestop/kernel';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.querySelector('#gallery');
if (root === null) throw new Error('The gallery page has no place for the gallery.');
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const language = languageFor(query.get('lang') ?? undefined, {});
document.documentElement.lang = language;
createRoot(root).render(<Gallery piece={query.get('piece')} language={language} />);
