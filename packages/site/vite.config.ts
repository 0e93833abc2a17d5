import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { tokenStyles } from './build/token-styles.ts';

export default defineConfig({
  // Path at which the server serves the built files.
  base: '/situs/',
  plugins: [tokenStyles(), reactRouter()],
  // The server bundle includes its libraries, so that the server does not depend on them.
  ssr: { noExternal: true },
  build: { assetsInlineLimit: 0, cssCodeSplit: true, sourcemap: false },
});
