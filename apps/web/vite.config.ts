import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Workspace packages are built from their sources: the "source" condition of their exports comes first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  // The gallery (gallery.html) is a page for development: only index.html is built.
  build: {
    // light-dark() stays as it is written, so that a theme can be set on any element.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
