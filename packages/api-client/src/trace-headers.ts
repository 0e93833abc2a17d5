/** A page that stays open, and asks again every few seconds, begins a trace after this time, in ms. */
const LONGEST = 600_000;

const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Header that puts all requests of one navigation into one trace (W3C Trace Context); none unless the server records
 * traces, which it says in the page. The element holds the current value, because the boot script and the application
 * have their own copies of this code.
 */
export function traceHeaders(): Readonly<Record<string, string>> {
  const page = document.querySelector<HTMLMetaElement>('meta[name="traceparent"]');
  if (page === null) return {};
  const navigation = `${location.pathname} ${Math.floor(performance.now() / LONGEST)}`;
  if (page.dataset.navigation !== navigation) {
    page.dataset.navigation = navigation;
    page.content = `00-${random(16)}-${random(8)}-01`;
  }
  return { traceparent: page.content };
}
