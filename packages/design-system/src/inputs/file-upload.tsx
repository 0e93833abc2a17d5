import { formatBytes } from '../formats/number.ts';
import { styled } from '../theme/styled.ts';
import { fileProblem } from './upload/check-file.ts';
import { DropZone } from './upload/drop-zone.tsx';
import type { Upload } from './upload/queue.ts';
import type { FileKind, SendFile } from './upload/types.ts';
import { UploadRow } from './upload/upload-row.tsx';
import { useUploads } from './upload/use-uploads.ts';

export { FILE_KINDS, type FileKind, type SendFile } from './upload/types.ts';

const List = styled('ul', { base: { listStyle: 'none', margin: '6px 0 0', padding: 0 } });

export interface FileUploadProps<Result> {
  /** Label of the button. Default 'Pilih file'. */
  button?: string | undefined;
  /** Accepted file types. */
  kinds: readonly FileKind[];
  /** Largest size of one file in bytes. */
  maxBytes: number;
  /** Whether several files can be chosen. */
  multiple?: boolean | undefined;
  /** Whether no file can be chosen. */
  disabled?: boolean | undefined;
  /** Replaces 'Harap Unggah File dengan Tipe  : …'. */
  wrongTypeText?: string | undefined;
  /** False when the screen itself lists uploaded files, so that each file has one row and one delete button. */
  showArrived?: boolean | undefined;
  /** Uploads a file; provided by the screen. */
  send: SendFile<Result>;
  /** Called after each successful upload. */
  onDone?: ((result: Result, file: File) => void) | undefined;
}

/**
 * Uploads files immediately, two at a time. Checks type and size before uploading; every file shows its progress, and
 * can be cancelled and retried. Use it in a `Field` with `group`.
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
    check: (file) => fileProblem(file, { kinds, maxBytes, wrongTypeText }),
    onDone: (upload: Upload<Result>) => onDone?.(upload.result as Result, upload.file),
  });
  const shown = showArrived ? uploads : uploads.filter(({ state }) => state !== 'done');
  const full = !multiple && busy;
  const choose = (files: readonly File[]) => {
    // A single file replaces the previous one.
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
