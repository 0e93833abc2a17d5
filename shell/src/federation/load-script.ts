import type { Budget } from './budget.ts';
import { diagnoseLater } from './diagnose-later.ts';
import { RemoteError } from './failure.ts';

/** Result of a script element; `thrown` is the first error raised while it ran. */
type ScriptResult = { readonly loaded: true; readonly thrown: string | null } | { readonly loaded: false };

function appendScript(url: string, integrity: string | null, signal: AbortSignal): Promise<ScriptResult> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  if (integrity !== null) script.integrity = integrity;
  // The integrity of a file from another origin can be checked only with CORS.
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  let thrown: string | null = null;
  const onError = (event: ErrorEvent) => {
    if (event.filename !== script.src) return;
    thrown ??= event.message;
  };
  window.addEventListener('error', onError);
  return new Promise<ScriptResult>((resolve) => {
    script.addEventListener('load', () => resolve({ loaded: true, thrown }));
    script.addEventListener('error', () => resolve({ loaded: false }));
    signal.addEventListener('abort', () => resolve({ loaded: false }), { once: true });
    document.head.append(script);
  }).finally(() => {
    window.removeEventListener('error', onError);
    script.remove();
  });
}

/**
 * Runs a script.
 * @param isThere whether it has done its work (stored its container).
 * @throws RemoteError `network`, `http`, `not-script`, `timeout` or `evaluation`.
 */
export async function loadScript(
  url: string,
  integrity: string | null,
  budget: Budget,
  isThere: () => boolean,
): Promise<void> {
  const outcome = await budget.within(appendScript(url, integrity, budget.signal));
  if (outcome.loaded && isThere()) return;
  const cause = await budget.within(diagnoseLater(url, integrity, budget.signal));
  if (cause) throw cause;
  if (!outcome.loaded)
    throw new RemoteError('network', 'the script did not arrive, though it can be fetched now', { url });
  throw new RemoteError('evaluation', outcome.thrown ?? 'the script left no container', { url });
}
