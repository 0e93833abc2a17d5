import { existsSync } from 'node:fs';

/** Debian's browser, or the one that `CHROMIUM` names. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The same browser without a window to draw: a page costs a fifth less processor time in it. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: without a window if it is installed and `CHROMIUM` names no other. */
export const chromiumOfTests = (): string =>
  process.env.CHROMIUM === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM;
