import { CircleAlert, CircleCheck, File as FileGlyph, RotateCcw, Trash2, X } from 'lucide-react';
import { IconButton } from '../../actions/icon-button.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { formatBytes, formatPercent } from '../../formats/number.ts';
import { styled } from '../../theme/styled.ts';
import type { Upload, UploadState } from './queue.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    padding: '8px 0',
    '& + &': { borderTop: '1px solid', borderColor: 'border.subtle' },
    '& > svg': { color: 'fg.muted' },
    '&[data-state=done] > svg': { color: 'ok.text' },
    '&[data-state=failed] > svg, &[data-state=refused] > svg': { color: 'danger.text' },
  },
});
const Name = styled('div', { base: { overflowWrap: 'anywhere', fontWeight: 'medium' } });
const Sub = styled('div', {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&[role=alert]': { color: 'danger.text' },
  },
});
const Buttons = styled('div', { base: { display: 'inline-flex', gap: '1' } });

const ICONS: Partial<Record<UploadState, typeof CircleCheck>> = {
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleAlert,
};

function stateText({ state, progress, waits, file }: Upload): string {
  const size = formatBytes(file.size);
  const soFar = `${formatPercent(progress * 100, 0)} dari ${size}`;
  if (state === 'sending') return waits ? `${soFar} · sambungan terputus, dilanjutkan otomatis` : soFar;
  if (state === 'waiting') return `${size} · menunggu giliran`;
  if (state === 'cancelled') return `${size} · dibatalkan`;
  return state === 'done' ? `${size} · terunggah` : size;
}

interface UploadRowProps {
  upload: Upload;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** A file with its name, progress, error and actions. */
export function UploadRow({ upload, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { id, file, state, progress, reason } = upload;
  const Icon = ICONS[state] ?? FileGlyph;
  const underWay = state === 'sending' || state === 'waiting';
  const again = state === 'failed' || state === 'cancelled';
  return (
    <Row data-state={state}>
      <Icon size={18} aria-hidden />
      <div>
        <Name>{file.name}</Name>
        {state === 'sending' ? <ProgressBar label={`Mengunggah ${file.name}`} value={progress * 100} /> : null}
        {reason ? <Sub role="alert">{reason}</Sub> : <Sub>{stateText(upload)}</Sub>}
      </div>
      <Buttons>
        {again ? (
          <IconButton
            size="sm"
            variant="ghost"
            label={`Coba lagi ${file.name}`}
            icon={<RotateCcw size={15} />}
            onClick={() => onRetry(id)}
          />
        ) : null}
        {underWay ? (
          <IconButton
            size="sm"
            variant="ghost"
            label={`Batalkan ${file.name}`}
            icon={<X size={15} />}
            onClick={() => onCancel(id)}
          />
        ) : (
          <IconButton
            size="sm"
            variant="ghost"
            label={`Hapus ${file.name} dari daftar`}
            icon={<Trash2 size={15} />}
            onClick={() => onRemove(id)}
          />
        )}
      </Buttons>
    </Row>
  );
}
