import { styled } from '@widya/design-system/styled';
import type { CSSProperties } from 'react';
import { familyOf } from '../font/font.ts';
import { type PlacedWord, withSpace } from '../layout/fit-text.ts';
import type { PageLayout, PartName, TextRun } from '../layout/layout-certificate.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../layout/page.ts';
import { type QrMark, qrRectangles } from '../layout/qr-mark.ts';
import { MovablePart } from './movable-part.tsx';

/** A page, also before its content is drawn. Its height is 71 % of the width. Source: B-141. */
export const PageFrame = styled('figure', {
  base: {
    position: 'relative',
    margin: 0,
    width: 'full',
    aspectRatio: '100 / 71',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    overflow: 'hidden',
    // White in the dark mode too, because a certificate is printed.
    bg: 'white',
  },
});
const Drawing = styled('svg', { base: { display: 'block', width: 'full', height: 'full' } });

interface PagePreviewProps {
  readonly page: PageLayout;
  readonly label: string;
  /** Address of the uploaded picture; null for a white page. */
  readonly background: string | null;
  readonly selected: PartName;
  /** Without it, parts cannot be moved. */
  readonly onMove?: ((part: PartName, by: { readonly x: number; readonly y: number }) => void) | undefined;
  readonly onSelect: (part: PartName) => void;
}

const partsOf = ({ texts }: PageLayout): PartName[] => [...new Set(texts.map(({ part }) => part))];

/** Text of a part for screen readers. */
const textOf = ({ texts }: PageLayout, part: PartName): string =>
  texts
    .filter((text) => text.part === part)
    .map(({ text }) => text)
    .join(' ');

/** A page as in the PDF: the same layout, drawn as SVG. */
export function PagePreview({ page, label, background, selected, onMove, onSelect }: PagePreviewProps) {
  return (
    <PageFrame>
      <Drawing viewBox={`0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}`} role="group" aria-label={label}>
        {background && <image href={background} width={PAGE_WIDTH} height={PAGE_HEIGHT} preserveAspectRatio="none" />}
        {partsOf(page).map((part) => (
          <MovablePart
            key={part}
            part={part}
            text={textOf(page, part)}
            isSelected={part === selected}
            onMove={onMove}
            onSelect={onSelect}
          >
            {part === 'qr' && page.qr && <QrDrawing mark={page.qr} />}
            {page.texts
              .filter((text) => text.part === part)
              .map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and are never reordered.
                <Line key={index} run={text} />
              ))}
          </MovablePart>
        ))}
      </Drawing>
    </PageFrame>
  );
}

// As CSS, because rules of the page, such as its reset, override SVG attributes.
const lettersOf = (fontSize: number): CSSProperties => ({
  fontSize: `${fontSize}px`,
  fontWeight: 'normal',
  letterSpacing: 'normal',
  fontKerning: 'normal',
  textRendering: 'geometricPrecision',
  whiteSpace: 'pre',
});

/** Isolates each word's direction from its neighbours. */
const wordStyle = ({ block }: PlacedWord): CSSProperties => ({
  fontFamily: `"${familyOf(block)}"`,
  unicodeBidi: 'isolate',
});

const Line = ({ run: { words, x, baseline, fontSize, color } }: { readonly run: TextRun }) => (
  <text y={baseline} fill={color} style={lettersOf(fontSize)}>
    {words.map((word, index) => (
      <tspan key={word.offset} x={x + word.offset} style={wordStyle(word)}>
        {withSpace(words, index)}
      </tspan>
    ))}
    {/* Separates the lines for screen readers; it is not visible. */}{' '}
  </text>
);

const QrDrawing = ({ mark }: { readonly mark: QrMark }) => (
  <>
    <rect x={mark.x} y={mark.y} width={mark.size} height={mark.size} fill="#ffffff" />
    <path
      fill="#000000"
      d={qrRectangles(mark)
        .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
        .join('')}
    />
  </>
);
