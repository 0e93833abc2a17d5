import { RemoteError } from './failure.ts';

/**
 * `diagnoseScript`, whose code is loaded when a script has failed. If that fails too, the network is to blame.
 * @returns the failure; null when the answer is the published script.
 */
export async function diagnoseLater(
  url: string,
  integrity: string | null,
  signal: AbortSignal,
): Promise<RemoteError | null> {
  const code = await import('./diagnose.ts').catch(() => null);
  if (code === null) return new RemoteError('network', 'the reason could not be found out', { url });
  return code.diagnoseScript(url, integrity, signal);
}
