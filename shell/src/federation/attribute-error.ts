/** The build of a remote to which an error is attributed. */
export interface Owner {
  readonly remote: string;
  readonly version: string;
}

/** An error with the remote whose file threw it. */
export interface Attributed {
  readonly owner: Owner;
  /** Address, line and column of the remote's topmost frame. */
  readonly frame: string;
}

const ADDRESS = /[a-z-]+:\/\/[^\s)]+/gi;
const EXTENSION = /^([a-z-]*extension|webkit-masked-url):/i;

const isError = (thrown: unknown): thrown is { readonly name: string; readonly message: string; stack?: string } =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && 'message' in thrown;

/** Cancelled requests, and a notice of the browser that it delays a layout to the next frame. */
const isNoise = (thrown: unknown, message: string): boolean =>
  (isError(thrown) && thrown.name === 'AbortError') || message.startsWith('ResizeObserver loop');

/** Addresses of the frames, topmost first. The message is left out, because it may name files itself. */
function framesOf(thrown: unknown): readonly string[] {
  if (!isError(thrown) || typeof thrown.stack !== 'string') return [];
  const { stack, message } = thrown;
  return (
    stack.slice(message && stack.includes(message) ? stack.indexOf(message) + message.length : 0).match(ADDRESS) ?? []
  );
}

/**
 * Finds the remote to which an uncaught error belongs: the first one on its stack, so that a shared module that threw
 * counts for the remote that called it.
 * @param message text of the event, for errors that are no objects.
 * @param file address of the script, for errors without a stack; empty when unknown.
 * @param ownerOf the remote of a file.
 * @returns null for errors of the shell, of browser extensions and of cancelled requests.
 */
export function attributeError(
  thrown: unknown,
  { message, file }: { readonly message: string; readonly file: string },
  ownerOf: (address: string) => Owner | null,
): Attributed | null {
  if (isNoise(thrown, message)) return null;
  const frames = framesOf(thrown);
  for (const frame of frames.length > 0 ? frames : [file]) {
    if (EXTENSION.test(frame)) return null;
    const owner = ownerOf(frame);
    if (owner) return { owner, frame };
  }
  return null;
}
