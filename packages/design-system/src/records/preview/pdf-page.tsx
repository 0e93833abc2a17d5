import { useEffect, useRef } from 'react';
import { useWidth } from '../../layout/use-width.ts';
import { styled } from '../../theme/styled.ts';
import type { PDFDocumentProxy } from './open-pdf.ts';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  page: number;
  label: string;
  onFailure: () => void;
}

const Frame = styled('div', {
  base: { width: 'full', '& canvas': { display: 'block', margin: '0 auto', background: 'white' } },
});

const WIDEST = 900;

/** A page at the resolution of the screen, with its text for screen readers. */
export function PdfPage({ pdf, page, label, onFailure }: PdfPageProps) {
  const [frame, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function is no reason to draw again
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    const draw = async () => {
      const sheet = await pdf.getPage(page);
      const target = canvas.current;
      if (!target || width === 0) return;
      const shown = Math.min(width, WIDEST);
      const natural = sheet.getViewport({ scale: 1 });
      const viewport = sheet.getViewport({
        scale: (shown / natural.width) * Math.min(2, window.devicePixelRatio || 1),
      });
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      target.style.width = `${shown}px`;
      const task = sheet.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      const { items } = await sheet.getTextContent();
      const pageText = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      target.setAttribute('aria-label', `${label}. ${pageText}`.slice(0, 2000));
    };
    draw().catch((error: unknown) => {
      // Rendering is cancelled when the document is closed, which is not a failure.
      if (!gone && !(error instanceof Error && error.name === 'RenderingCancelledException')) onFailure();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [pdf, page, width]);
  return (
    <Frame ref={frame}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </Frame>
  );
}
