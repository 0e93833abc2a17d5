import { existsSync } from 'node:fs';
import { CHROMIUM, HEADLESS_SHELL } from '@widya/testing/chromium';
import { canRun, installPackages } from './debian-packages.ts';

/** The font that Chromium uses for Helvetica in PDFs; the accepted pictures need it. */
const FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/**
 * Makes sure that Chromium is installed: installs Debian's when it is missing and permissions allow it.
 * @returns null on success, else instructions for the person.
 */
export function ensureChromium(): string | null {
  const isOwn = process.env.CHROMIUM !== undefined;
  if (canRun(CHROMIUM) && (isOwn || (canRun(HEADLESS_SHELL) && existsSync(FONT)))) return null;
  if (!isOwn) installPackages(PACKAGES);
  if (canRun(CHROMIUM)) return null;
  return `No Chromium at ${CHROMIUM}. Install it with «apt-get install ${PACKAGES.join(' ')}» as root, or name yours: CHROMIUM=/path/to/chromium pnpm test`;
}
