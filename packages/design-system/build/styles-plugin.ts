import type { Plugin } from 'vite';
import { compileStyles } from './compile-styles.ts';

/** Compiles styles in Storybook and in other builds by Vite. */
export const stylesPlugin = (): Plugin => ({
  name: 'widya-styles',
  enforce: 'pre',
  transform(source, id) {
    const file = id.split('?', 1)[0] ?? id;
    if (!/\.[jt]sx?$/.test(file) || /\/node_modules\/(?!@widya\/)/.test(file)) return null;
    const compiled = compileStyles(source, file);
    for (const other of compiled?.files ?? []) this.addWatchFile(other);
    return compiled && { code: compiled.code, map: compiled.map().toString() };
  },
});
