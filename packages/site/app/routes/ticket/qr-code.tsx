import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for who cannot see it. */
  readonly label: string;
}

/** A QR code with its margin, one path for all dark modules; black on white in the dark too, as cameras look for that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
