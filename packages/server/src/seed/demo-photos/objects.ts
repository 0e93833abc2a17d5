/** Colours of one object. */
export interface Palette {
  /** Wall behind the object, and the table on which it lies. */
  readonly wall: string;
  readonly table: string;
  readonly main: string;
  readonly shade: string;
  readonly accent: string;
}

const PAPER = '#fbf7ef';

/** A batik kawung motif: a grid of ornaments with four petals each. */
const kawung = (x: number, y: number, columns: number, rows: number, size: number, colour: string): string =>
  Array.from({ length: columns * rows }, (_, index) => {
    const cx = x + (index % columns) * size + size / 2;
    const cy = y + Math.floor(index / columns) * size + size / 2;
    const petal = (turn: number) =>
      `<ellipse cx="${cx}" cy="${cy - size / 4}" rx="${size / 8}" ry="${size / 4.6}" transform="rotate(${turn} ${cx} ${cy})"/>`;
    return [45, 135, 225, 315].map(petal).join('');
  })
    .join('')
    .replace(/^/, `<g fill="${colour}">`)
    .concat('</g>');

const lines = (x: number, y: number, widths: readonly number[], colour: string): string =>
  widths
    .map((width, row) => `<rect x="${x}" y="${y + row * 26}" width="${width}" height="8" rx="4" fill="${colour}"/>`)
    .join('');

type Drawing = (palette: Palette) => string;

const notebook: Drawing = ({ main, shade, accent }) => `
  <rect x="252" y="168" width="330" height="486" rx="14" fill="${PAPER}"/>
  <rect x="238" y="154" width="330" height="486" rx="16" fill="${main}"/>
  <rect x="238" y="154" width="52" height="486" rx="16" fill="${shade}"/>
  <rect x="514" y="154" width="12" height="486" fill="${accent}"/>
  <rect x="332" y="250" width="146" height="104" rx="8" fill="${PAPER}"/>${lines(352, 278, [106, 72], shade)}`;

const shirt: Drawing = ({ main, shade, accent }) => `
  <path d="M284 214 L346 180 Q400 232 454 180 L516 214 L622 304 L562 380 L518 344 L518 646 Q400 664 282 646 L282 344 L238 380 L178 304 Z" fill="${main}"/>
  <path d="M346 180 Q400 232 454 180 L440 174 Q400 212 360 174 Z" fill="${shade}"/>
  <path d="M518 344 L518 646 Q500 649 482 651 L500 330 Z M282 344 L282 646 Q300 649 318 651 L300 330 Z" fill="${shade}" opacity=".45"/>
  ${kawung(320, 330, 4, 3, 40, accent)}`;

const ribbon = (x: number, turn: number, palette: Palette, flip: boolean): string => `
  <g transform="rotate(${turn} ${x + 60} 390)">
    <path d="M${x + 60} 640 v70 M${x + 60} 640 l-14 66 M${x + 60} 640 l14 66" stroke="${palette.accent}" stroke-width="6" stroke-linecap="round"/>
    <rect x="${x}" y="140" width="120" height="500" rx="12" fill="${flip ? palette.accent : palette.main}"/>
    ${kawung(x + 10, 175, 2, 9, 50, flip ? palette.main : PAPER)}
    <circle cx="${x + 60}" cy="628" r="10" fill="${PAPER}"/>
  </g>`;

const bookmarks: Drawing = (palette) => ribbon(250, -7, palette, false) + ribbon(430, 8, palette, true);

const anthology: Drawing = ({ main, shade, accent }) => `
  <rect x="196" y="560" width="410" height="74" rx="10" fill="${shade}"/><rect x="216" y="572" width="390" height="50" fill="${PAPER}"/>
  <rect x="222" y="492" width="392" height="68" rx="10" fill="${accent}"/><rect x="222" y="503" width="372" height="46" fill="${PAPER}"/>
  <g transform="rotate(-6 400 330)">
    <rect x="276" y="126" width="270" height="366" rx="10" fill="${main}"/><rect x="276" y="126" width="34" height="366" rx="10" fill="${shade}"/>
    <circle cx="430" cy="250" r="58" fill="${accent}"/><path d="M372 262 q58 -46 116 0 v22 q-58 -46 -116 0 Z" fill="${PAPER}"/>
    ${lines(360, 372, [140, 96], PAPER)}
  </g>`;

const tote: Drawing = ({ main, shade, accent }) => `
  <path d="M318 330 V250 Q318 168 400 168 Q482 168 482 250 V330" fill="none" stroke="${shade}" stroke-width="22"/>
  <path d="M236 322 H564 L590 648 Q400 668 210 648 Z" fill="${main}"/>
  <path d="M236 322 H564 L567 356 H233 Z" fill="${shade}" opacity=".55"/>
  <path d="M400 452 Q344 414 288 440 V556 Q344 530 400 566 Q456 530 512 556 V440 Q456 414 400 452 Z" fill="${PAPER}"/>
  <path d="M400 452 V566" stroke="${accent}" stroke-width="8"/>${lines(312, 466, [60, 44], accent)}${lines(432, 466, [60, 44], accent)}`;

const dictionary: Drawing = ({ main, shade, accent }) => `
  <path d="M290 230 L560 230 L594 264 L594 620 L324 620 L290 586 Z" fill="${shade}"/>
  <rect x="312" y="250" width="276" height="362" fill="${PAPER}"/>
  <rect x="270" y="206" width="276" height="372" rx="12" fill="${main}"/>
  ${[0, 1, 2, 3, 4].map((tab) => `<rect x="588" y="${278 + tab * 62}" width="26" height="40" rx="6" fill="${tab % 2 ? main : accent}"/>`).join('')}
  <rect x="316" y="262" width="184" height="120" rx="8" fill="${accent}"/>${lines(340, 300, [136, 90], PAPER)}
  ${kawung(328, 430, 4, 2, 40, shade)}`;

/** The demo products, each drawn into a square of 800. */
export const OBJECTS = { notebook, shirt, bookmarks, anthology, tote, dictionary } as const satisfies Record<
  string,
  Drawing
>;
export type ObjectName = keyof typeof OBJECTS;
