import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton, SkeletonArea } from '../feedback/skeleton.tsx';
import { Dialog } from '../overlays/dialog.tsx';

const PdfPages = lazy(() => import('./preview/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })));

const Picture = chakra('img', {
  base: { display: 'block', maxWidth: '100%', maxHeight: '72vh', marginInline: 'auto', borderRadius: 'xs' },
});

export interface FilePreviewProps {
  /** Where the file is: an address of our own, or a `blob:` one. */
  src: string;
  /** The file itself, where `src` is made of it: a PDF is read from it, since the content policy lets no `blob:` address be fetched. */
  bytes?: Blob | undefined;
  /** Decides how it is drawn. */
  kind: 'pdf' | 'image';
  /** What it shows: 'Sertifikat Siti Rahmawati'. */
  label: string;
}

const placeholder = (
  <SkeletonArea label="Memuat pratinjau">
    <Skeleton height={420} />
  </SkeletonArea>
);

/** A picture, or the pages of a PDF drawn in the page: phones show no PDF in a frame, and the content policy allows none. */
export function FilePreview({ src, bytes, kind, label }: FilePreviewProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  if (failed === src) {
    const again = () => {
      setFailed(null);
      setRound(round + 1);
    };
    return (
      <ErrorState title="Pratinjau tidak dapat dimuat" message="File rusak atau sudah tidak ada." onRetry={again} />
    );
  }
  const fail = () => setFailed(src);
  if (kind === 'image') return <Picture key={round} src={src} alt={label} onError={fail} />;
  return (
    <Suspense fallback={placeholder}>
      <PdfPages
        key={`${src} ${round}`}
        source={bytes ?? src}
        label={label}
        placeholder={placeholder}
        onFailure={fail}
      />
    </Suspense>
  );
}

/** The same in front of the page. */
export function FilePreviewDialog({ onClose, ...preview }: FilePreviewProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="xl" title={preview.label}>
      <FilePreview {...preview} />
    </Dialog>
  );
}
