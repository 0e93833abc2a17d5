import { CHROMIUM } from '@widya/testing/chromium';

/** Launch options of the benchmarks. They use the browser with a window, as people do. */
export const LAUNCH_OPTIONS = { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] };
