import { CHROMIUM } from '@widya/testing/chromium';

/** How the benchmarks start their browser: the one with a window, as people use it. */
export const LAUNCH_OPTIONS = { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] };
