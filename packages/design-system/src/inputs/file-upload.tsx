import { chakra } from '@chakra-ui/react/styled-system';
import { formatBytes } from '../formats/number.ts';
import { refusal } from './upload/check-file.ts';
import { DropZone } from './upload/drop-zone.tsx';
import type { Upload } from './upload/queue.ts';
import type { FileKind, SendFile } from './upload/types.ts';
import { UploadRow } from './upload/upload-row.tsx';
import { useUploads } from './upload/use-uploads.ts';

export { FILE_KINDS, type FileKind, type SendFile } from './upload/types.ts';

const List = chakra('ul', { base: { listStyle: 'none', margin: '6px 0 0', padding: 0 } });

export interface FileUploadProps<Result> {
  /** Words on the button. Default 'Pilih file'. */
  button?: string | undefined;
  /** Kinds of files that are accepted. */
  kinds: readonly FileKind[];
  /** Largest size of one file in bytes. */
  maxBytes: number;
  /** Many files at once. */
  multiple?: boolean | undefined;
  /** No file can be chosen. */
  disabled?: boolean | undefined;
  /** In place of 'Harap Unggah File dengan Tipe  : …'. */
  wrongTypeText?: string | undefined;
  /** False where the screen lists files that have arrived itself: there is one row a file, and one bin. */
  showArrived?: boolean | undefined;
  /** Sends one file; the screen decides where to. */
  send: SendFile<Result>;
  /** One file has arrived. */
  onDone?: ((result: Result, file: File) => void) | undefined;
}

/**
 * Files sent at once, two at a time. Type and size are checked before anything leaves; every file has its progress, can
 * be cancelled and tried again. Put it in a `Field` with `group`. Sending is the screen's: `send`.
 */
export function FileUpload<Result>(props: FileUploadProps<Result>) {
  const {
    button = 'Pilih file',
    kinds,
    maxBytes,
    multiple,
    disabled,
    wrongTypeText,
    send,
    onDone,
    showArrived = true,
  } = props;
  const { uploads, busy, add, cancel, retry, remove } = useUploads<Result>({
    send,
    check: (file) => refusal(file, { kinds, maxBytes, wrongTypeText }),
    onDone: (upload: Upload<Result>) => onDone?.(upload.result as Result, upload.file),
  });
  const shown = showArrived ? uploads : uploads.filter(({ state }) => state !== 'done');
  const full = !multiple && busy;
  const choose = (files: readonly File[]) => {
    // One file only: the new one takes the place of the old one.
    if (!multiple) for (const { id } of uploads) remove(id);
    add(multiple ? files : files.slice(0, 1));
  };
  return (
    <div>
      <DropZone kinds={kinds} multiple={multiple} disabled={disabled || full} button={button} onFiles={choose}>
        atau tarik ke sini. {kinds.map(({ label }) => label).join(', ')}, paling besar {formatBytes(maxBytes)}.
      </DropZone>
      {shown.length > 0 ? (
        <List aria-label="File">
          {shown.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={cancel} onRetry={retry} onRemove={remove} />
          ))}
        </List>
      ) : null}
    </div>
  );
}
