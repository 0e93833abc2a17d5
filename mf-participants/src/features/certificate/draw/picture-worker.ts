import { shrinkPicture } from './shrink-picture.ts';

/** Answer of the worker of `prepareBackground`. */
export type ShrunkPicture = { readonly bytes: ArrayBuffer } | { readonly failure: string };

const answer = (message: ShrunkPicture, handedOver: Transferable[] = []): void =>
  globalThis.postMessage(message, { transfer: handedOver });

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrinkPicture(data).then(
    (bytes) => answer({ bytes }, [bytes]),
    (caught: unknown) => answer({ failure: String(caught) }),
  );
});
