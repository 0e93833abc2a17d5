import { SMALL_ARCHIVE, type ZipTarget } from './zip.ts';

interface Picker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly {
      readonly description: string;
      readonly accept: Readonly<Record<string, readonly string[]>>;
    }[];
  }) => Promise<{ createWritable: () => Promise<WritableStream<Uint8Array<ArrayBuffer>>> }>;
}

/** From so many files on it pays to write straight to the disk. */
const LARGE_ARCHIVE = SMALL_ARCHIVE * 10;

/**
 * Where a large archive goes: straight into a file the person chooses, where the browser can. Null for small ones and other browsers.
 * @throws DOMException AbortError when the person chose none.
 */
export async function chooseTarget(suggestedName: string, count: number): Promise<ZipTarget | null> {
  const { showSaveFilePicker } = window as unknown as Picker;
  if (count < LARGE_ARCHIVE || showSaveFilePicker === undefined) return null;
  const file = await showSaveFilePicker.call(window, {
    suggestedName,
    types: [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }],
  });
  return { write: async (stream) => stream.pipeTo(await file.createWritable()) };
}
