import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/**
 * A QR code with its margin; one path draws all dark modules, black on white in the dark mode too, because cameras need
 * it.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
