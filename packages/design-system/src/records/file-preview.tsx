import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton, SkeletonArea } from '../feedback/skeleton.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { styled } from '../theme/styled.ts';

const PdfPages = lazy(() => import('./preview/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })));

const Picture = styled('img', {
  base: { display: 'block', maxWidth: '100%', maxHeight: '72vh', marginInline: 'auto', borderRadius: 'xs' },
});

export interface FilePreviewProps {
  /** Address of the file: one of ours, or a `blob:` address. */
  src: string;
  /**
   * The file behind a `blob:` address; needed for PDFs, because the content security policy forbids fetching `blob:`
   * addresses.
   */
  bytes?: Blob | undefined;
  /** Determines how it is shown. */
  kind: 'pdf' | 'image';
  /** Accessible name: 'Sertifikat Siti Rahmawati'. */
  label: string;
}

const placeholder = (
  <SkeletonArea label="Memuat pratinjau">
    <Skeleton height={420} />
  </SkeletonArea>
);

/**
 * A picture, or the pages of a PDF drawn to canvases, because phones show no PDF in a frame and the content security
 * policy forbids such frames.
 */
export function FilePreview({ src, bytes, kind, label }: FilePreviewProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  if (failed === src) {
    const again = () => {
      setFailed(null);
      setAttempt(attempt + 1);
    };
    return (
      <ErrorState title="Pratinjau tidak dapat dimuat" message="File rusak atau sudah tidak ada." onRetry={again} />
    );
  }
  const fail = () => setFailed(src);
  if (kind === 'image') return <Picture key={attempt} src={src} alt={label} onError={fail} />;
  return (
    <Suspense fallback={placeholder}>
      <PdfPages
        key={`${src} ${attempt}`}
        source={bytes ?? src}
        label={label}
        placeholder={placeholder}
        onFailure={fail}
      />
    </Suspense>
  );
}

/** A file preview in a dialog. */
export function FilePreviewDialog({ onClose, ...preview }: FilePreviewProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="xl" title={preview.label}>
      <FilePreview {...preview} />
    </Dialog>
  );
}
