import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { tokenStyles } from './build/token-styles.ts';

export default defineConfig({
  // Where the server serves the files of the build.
  base: '/situs/',
  plugins: [tokenStyles(), reactRouter()],
  // The bundle of the server carries its libraries, so that the server depends on none of them.
  ssr: { noExternal: true },
  build: { assetsInlineLimit: 0, cssCodeSplit: true, sourcemap: false },
});
