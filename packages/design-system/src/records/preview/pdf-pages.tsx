import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { formatNumber } from '../../formats/number.ts';
import { Inline, Muted, Stack } from '../../layout/layout.tsx';
import { styled } from '../../theme/styled.ts';
import { openPdf, type PDFDocumentProxy } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';

const Frame = styled('section', {
  base: { maxHeight: '72vh', overflow: 'auto', bg: 'bg.subtle', borderRadius: 'md', padding: '3', minWidth: 0 },
});

interface PdfPagesProps {
  source: string | Blob;
  label: string;
  placeholder: ReactNode;
  onFailure: () => void;
}

/** Draws one page at a time, because drawing fifty at once would block the browser. */
export function PdfPages({ source, label, placeholder, onFailure }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [page, setPage] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function is no reason to read the file again
  useEffect(() => {
    let gone = false;
    const { document, close } = openPdf(source);
    document.then(
      (opened) => !gone && setPdf(opened),
      () => !gone && onFailure(),
    );
    return () => {
      gone = true;
      void close();
    };
  }, [source]);
  if (!pdf) return placeholder;
  return (
    <Stack>
      <Frame tabIndex={0} aria-label={label}>
        <PdfPage pdf={pdf} page={page} label={`${label}, halaman ${page}`} onFailure={onFailure} />
      </Frame>
      {pdf.numPages > 1 ? (
        <Inline>
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Sebelumnya
          </Button>
          <Muted aria-live="polite">
            Halaman {formatNumber(page)} dari {formatNumber(pdf.numPages)}
          </Muted>
          <Button size="sm" disabled={page === pdf.numPages} onClick={() => setPage(page + 1)}>
            Berikutnya
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
