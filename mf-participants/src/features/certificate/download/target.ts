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

/** A file handle of the browser, of the person's file or one of the page's own. */
interface ChosenFile {
  readonly createWritable: () => Promise<FileSystemWritableFileStream>;
}

/** Opens a file for writing an archive; the content is stored when it is closed. */
export async function fileTarget(file: ChosenFile): Promise<ZipTarget> {
  const writable = await file.createWritable();
  return {
    write: (block) => writable.write(block),
    close: () => writable.close(),
    abort: () => writable.abort(),
  };
}

/** Number of files from which writing to disk directly is worthwhile. */
const LARGE_ARCHIVE = SMALL_ARCHIVE * 10;

/**
 * Target of a large archive: a file that the person chooses, where the browser supports it. Null for small archives and
 * other browsers.
 * @throws DOMException AbortError when the person cancelled.
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
