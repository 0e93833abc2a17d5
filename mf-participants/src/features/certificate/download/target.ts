import { SMALL_ARCHIVE, type ZipTarget } from './zip.ts';

interface Picker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly {
      readonly description: string;
      readonly accept: Readonly<Record<string, readonly string[]>>;
    }[];
  }) => Promise<ChosenFile>;
}

/** A file as the browser hands it out, the person's own or the page's. */
interface ChosenFile {
  readonly createWritable: () => Promise<FileSystemWritableFileStream>;
}

/** Opens a file to write an archive into it. It has its content once it is closed. */
export async function fileTarget(file: ChosenFile): Promise<ZipTarget> {
  const writable = await file.createWritable();
  return {
    write: (block) => writable.write(block),
    close: () => writable.close(),
    abort: () => writable.abort(),
  };
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
  return fileTarget(file);
}
