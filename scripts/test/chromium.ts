import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

/** Where Debian puts it. `CHROMIUM` names another one. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The same browser without the parts that draw windows: the journeys use it where it is installed, at four fifths of the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium draws Helvetica of PDFs with it: the accepted pictures were made so. */
const FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

const canRun = (program: string): boolean => {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes sure that there is a Chromium: Debian's is installed when it is missing and this may be done.
 * @returns null when there is one, else what the person has to do.
 */
export function ensureChromium(): string | null {
  const isOwn = process.env.CHROMIUM !== undefined;
  if (canRun(CHROMIUM) && (isOwn || (canRun(HEADLESS_SHELL) && existsSync(FONT)))) return null;
  if (process.getuid?.() === 0 && !isOwn) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]])
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  }
  if (canRun(CHROMIUM)) return null;
  return `No Chromium at ${CHROMIUM}. Install it with «apt-get install ${PACKAGES.join(' ')}» as root, or name yours: CHROMIUM=/path/to/chromium pnpm test`;
}
