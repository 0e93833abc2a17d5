import { Image as ImageGlyph } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { formatBytes } from '../formats/number.ts';
import { styled } from '../theme/styled.ts';
import { fileProblem } from './upload/check-file.ts';
import { DropZone } from './upload/drop-zone.tsx';
import { FILE_KINDS, type SendFile } from './upload/types.ts';

export type { SendFile } from './upload/types.ts';

const CropDialog = lazy(() => import('./upload/crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

const Root = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' } });
const Frame = styled('div', {
  base: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '112px',
    overflow: 'hidden',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
    color: 'fg.faint',
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '&[data-round]': { borderRadius: 'full' },
  },
});
const Side = styled('div', { base: { flex: '1 1 260px', minWidth: 0 } });
const Problem = styled('div', { base: { marginTop: '1.5', fontSize: 'sm', color: 'danger.text' } });

const KINDS = [FILE_KINDS.jpeg, FILE_KINDS.png];
const MEGABYTE = 1024 * 1024;

export interface ImageUploadProps<Result> {
  /** Description of the picture for screen readers: 'Poster kelas'. */
  label: string;
  /** Address of the current picture. */
  src?: string | null | undefined;
  /** Decorative placeholder such as a generated poster, which `advice` should describe. */
  standIn?: string | undefined;
  /** Width by height: 1 for posters and photos, 297 / 210 for certificates. Any shape by default. */
  aspect?: number | undefined;
  /** Largest file in bytes; default 10 MB. */
  maxBytes?: number | undefined;
  /** Initial width of the crop in percent of the picture; default 30, as A-110 requires for posters. */
  startPercent?: number | undefined;
  /** Longest side of the cropped picture in pixels; default 1600. */
  maxSide?: number | undefined;
  /** Noun after 'Unggah' and 'Ganti': 'Foto' (default), 'Poster', 'Gambar'. */
  noun?: string | undefined;
  /** 'Disarankan 800 × 800 piksel.' */
  advice?: ReactNode;
  /** Shows a circle, for people. */
  round?: boolean | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
  /** Uploads the cropped JPEG. Forms that save later store the Blob and resolve immediately. */
  send: SendFile<Result>;
  /** Called after the upload. */
  onDone?: ((result: Result, image: Blob) => void) | undefined;
  /** Shows a 'Hapus' button and handles it. */
  onRemove?: (() => void) | undefined;
}

/**
 * A picture, chosen or dropped, cropped in the dialog 'Potong Gambar' and uploaded as JPEG. Use it in a `Field` with
 * `group`.
 */
export function ImageUpload<Result>(props: ImageUploadProps<Result>) {
  const { label, src, standIn, aspect, maxBytes = 10 * MEGABYTE, maxSide = 1600, noun = 'Foto' } = props;
  const { send, onDone, onRemove } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const abort = useRef<AbortController>(null);
  const problemId = useId();
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen) : undefined), [chosen]);
  useEffect(() => (saved ? () => URL.revokeObjectURL(saved) : undefined), [saved]);
  const shown = saved ?? src;

  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const reason = fileProblem(file, { kinds: KINDS, maxBytes });
    setProblem(reason);
    setFailure(null);
    if (reason === null) setChosen(URL.createObjectURL(file));
  };
  const save = async (image: Blob) => {
    abort.current = new AbortController();
    setSaving(true);
    setFailure(null);
    try {
      const result = await send(image, { name: 'gambar.jpg', signal: abort.current.signal, onProgress: () => {} });
      setSaved(URL.createObjectURL(image));
      setChosen(null);
      onDone?.(result, image);
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : 'Gambar gagal dikirim. Coba lagi.');
    } finally {
      setSaving(false);
    }
  };
  return (
    <Root>
      <Frame style={{ aspectRatio: String(aspect ?? 4 / 3) }} data-round={props.round ? '' : undefined}>
        {shown ? (
          <img src={shown} alt={label} />
        ) : standIn ? (
          <img src={standIn} alt="" />
        ) : (
          <ImageGlyph size={26} aria-hidden />
        )}
      </Frame>
      <Side>
        <DropZone
          kinds={KINDS}
          disabled={props.disabled}
          button={`${shown ? 'Ganti' : 'Unggah'} ${noun}`}
          onFiles={choose}
        >
          JPG atau PNG, paling besar {formatBytes(maxBytes)}. {props.advice}
        </DropZone>
        {problem ? (
          <Problem role="alert" id={problemId}>
            {problem}
          </Problem>
        ) : null}
        {shown && onRemove ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={props.disabled}
            onClick={() => {
              setSaved(null);
              onRemove();
            }}
          >
            Hapus {noun.toLowerCase()}
          </Button>
        ) : null}
      </Side>
      {chosen ? (
        <Suspense fallback={null}>
          <CropDialog
            src={chosen}
            aspect={aspect}
            maxSide={maxSide}
            startPercent={props.startPercent}
            saving={saving}
            failure={failure}
            onCrop={save}
            onCancel={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null);
              setProblem('Gambar ini tidak dapat dibuka. Pilih file lain.');
            }}
          />
        </Suspense>
      ) : null}
    </Root>
  );
}
