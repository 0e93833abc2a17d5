import { shrinkPicture } from './shrink-picture.ts';

/** What the worker of `prepareBackground` answers. */
export type ShrunkPicture = { readonly bytes: ArrayBuffer } | { readonly failure: string };

const answer = (message: ShrunkPicture, handedOver: Transferable[] = []): void =>
  globalThis.postMessage(message, { transfer: handedOver });

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrinkPicture(data).then(
    (bytes) => answer({ bytes }, [bytes]),
    (caught: unknown) => answer({ failure: String(caught) }),
  );
});
