import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { ScreenProps } from '@widya/remote-kit/screen';
import type { ComponentType } from 'react';
import type { Budget } from './budget.ts';
import type { Container } from './container.ts';
import { diagnoseLater } from './diagnose-later.ts';
import { asRemoteError, messageOfThrown, RemoteError } from './failure.ts';

export type ScreenComponent = ComponentType<ScreenProps>;

/** The file of a ChunkLoadError of webpack. */
const failedFile = (thrown: unknown): string | null =>
  thrown instanceof Error && 'request' in thrown && typeof thrown.request === 'string' ? thrown.request : null;

const isUnknownModule = (thrown: unknown): boolean => /does not exist in container/.test(messageOfThrown(thrown));

async function classify(
  thrown: unknown,
  integrityOf: (url: string) => string | null,
  budget: Budget,
): Promise<RemoteError> {
  if (thrown instanceof RemoteError) return thrown;
  if (isUnknownModule(thrown)) return new RemoteError('missing-screen', messageOfThrown(thrown));
  const url = failedFile(thrown);
  if (url === null) return asRemoteError(thrown, 'evaluation');
  const cause = await budget.within(diagnoseLater(url, integrityOf(url), budget.signal));
  if (cause) return cause;
  // webpack reports a chunk as missing when its script ran without registering it, because it threw or was another
  // script.
  return messageOfThrown(thrown).includes('(missing:')
    ? new RemoteError('evaluation', messageOfThrown(thrown), { url })
    : new RemoteError('network', messageOfThrown(thrown), { url });
}

const isComponent = (value: unknown): value is ScreenComponent =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Loads the chunk of a screen of a build without evaluating it. Throws RemoteError. */
export async function fetchScreen(
  container: Container,
  build: RemoteBuild,
  screen: string,
  budget: Budget,
): Promise<() => unknown> {
  const hashes = build.screens[screen]?.integrity ?? {};
  const integrityOf = (url: string) => hashes[url.slice(url.lastIndexOf('/') + 1)] ?? null;
  try {
    return await budget.within(container.get(`./screens/${screen}`));
  } catch (thrown) {
    throw await classify(thrown, integrityOf, budget);
  }
}

/** Evaluates the module of a screen and returns its default export. Throws RemoteError. */
export function evaluateScreen(factory: () => unknown, screen: string): ScreenComponent {
  let module: unknown;
  try {
    module = factory();
  } catch (thrown) {
    throw asRemoteError(thrown, 'evaluation');
  }
  if (typeof module === 'object' && module !== null && 'default' in module && isComponent(module.default))
    return module.default;
  throw new RemoteError('missing-screen', `${screen} exports no component by default`);
}
