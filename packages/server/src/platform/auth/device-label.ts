/** The first match counts, because many browsers also name those they are based on. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'ponsel Android'],
  [/\bAndroid\b/, 'tablet Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (table: typeof BROWSERS, userAgent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and device from the `User-Agent`, such as 'Chrome di Windows'. */
export function deviceLabel(userAgent: string | null): string {
  const browser = firstIn(BROWSERS, userAgent ?? '');
  const device = firstIn(DEVICES, userAgent ?? '');
  if (browser === undefined && device === undefined) return 'Perangkat tidak dikenal';
  return device === undefined ? `${browser}` : `${browser ?? 'Peramban lain'} di ${device}`;
}
