import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leaveOutFolders } from '../../scripts/leave-out-folders.mjs';
import { finishSite } from './scripts/finish-site.mjs';

export default defineConfig({
  base: './',
  // The page's bots think in a worker, which is a bundle of its own.
  plugins: [react(), leaveOutFolders(['bots', 'bench']), finishSite()],
  // Workspace packages are built from their sources: the "source" condition of their exports comes first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', plugins: () => [leaveOutFolders(['table', 'texts', 'bench'])] },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // light-dark() stays as it is written, so that a theme can be set on any element.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Small files stay files: a strict content policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
});
