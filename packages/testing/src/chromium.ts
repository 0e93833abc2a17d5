import { existsSync } from 'node:fs';

/** Debian's browser, or the one that `CHROMIUM` names. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The same browser without a window, in which a page costs a fifth less processor time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the browser of the tests: without a window if that is installed and `CHROMIUM` is not set. */
export const chromiumOfTests = (): string =>
  process.env.CHROMIUM === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM;
