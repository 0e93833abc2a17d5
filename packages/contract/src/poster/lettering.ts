/** A line of text in a picture. */
export interface Line {
  readonly text: string;
  readonly x: number;
  /** Position of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
}

/** How text is drawn in a picture: as SVG text where the typeface is loaded, as outlines elsewhere. */
export interface Lettering {
  /** Width of a text in units of the picture. */
  readonly width: (text: string, size: number, weight: number) => number;
  /** Renders the line as SVG. */
  readonly draw: (line: Line) => string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Average width of a character of the product's typeface, relative to its size. */
const MEAN_WIDTH = 0.56;

/** Draws text as SVG text, for pictures in pages that have loaded the typeface. */
export const PAGE_LETTERING: Lettering = {
  width: (text, size) => text.length * size * MEAN_WIDTH,
  draw: ({ text, x, y, size, weight, fill }) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`,
};

/** A font size to try, with the number of lines that fit. */
export interface TitleSize {
  readonly size: number;
  readonly lines: number;
}

export interface TitleLines {
  readonly lines: readonly string[];
  readonly size: number;
}

const ELLIPSIS = '…';

/** The longest beginning of a text that fits. */
function longestFit(text: string, fits: (text: string) => boolean): string {
  let end = text.length;
  while (end > 1 && !fits(text.slice(0, end))) end -= 1;
  return text.slice(0, end);
}

/** Breaks a title between words, or inside a word that is too wide for a line. */
function breakTitle(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(/\s+/).filter(Boolean)) {
    if (line !== '' && fits(`${line} ${word}`)) {
      line = `${line} ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      const head = longestFit(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The largest size in which a title fits; at the smallest size the title is truncated. */
export function fitTitle(
  title: string,
  { sizes, width, weight }: { readonly sizes: readonly TitleSize[]; readonly width: number; readonly weight: number },
  lettering: Lettering,
): TitleLines {
  let last: TitleLines = { lines: [], size: 0 };
  for (const { size, lines: most } of sizes) {
    const fits = (text: string) => lettering.width(text, size, weight) <= width;
    const lines = breakTitle(title, fits);
    const isWhole = lines.join(' ') === title.trim().replace(/\s+/g, ' ');
    if (lines.length <= most && isWhole) return { lines, size };
    const tail = lines.slice(0, most);
    const end = tail.pop() ?? '';
    const short =
      lines.length > most ? `${longestFit(end, (text) => fits(`${text}${ELLIPSIS}`)).trimEnd()}${ELLIPSIS}` : end;
    last = { lines: [...tail, short], size };
  }
  return last;
}
