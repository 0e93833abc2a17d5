import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { MOTIFS } from './motifs.ts';
import { CARD, type PosterSize, posterSvg, SQUARE, THUMBNAIL } from './poster.ts';
import { seeded } from './seeded.ts';
import { DOT, tonesOf } from './tones.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `KELAS${index}`);
const TOPICS = ['0', 'SUNTING', 'LAYANAN', ...Array.from({ length: 80 }, (_, index) => `TOPIK${index}`)];
const TWO_ROWS: PosterSize = { columns: 5, rows: 2 };
const CELL = 100;

const groundOf = (svg: string) => /fill="(#[0-9a-f]{6})" d="M0 0h/.exec(svg)?.[1];

/** Relative luminance of a colour of six digits. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (light: string, dark: string): number => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

/** Positions of the red dots in the displayed poster, including the rotation and shift of the waves motif. */
function dotsOf(svg: string, { columns, rows }: PosterSize) {
  const [width, height] = [columns * CELL, rows * CELL];
  const pattern = new RegExp(`<circle cx="([-\\d.]+)" cy="([-\\d.]+)" r="([\\d.]+)" fill="${DOT}"`, 'g');
  return [...svg.matchAll(pattern)].map(([, cx, cy, r]) => {
    const [x, y] = [Number(cx), Number(cy)];
    if (!svg.startsWith('<g transform="rotate')) return { x, y, r: Number(r) };
    const turn = (-38 * Math.PI) / 180;
    const [fromMiddleX, fromMiddleY] = [x - height / 2 - width / 2, y - width / 2 - height / 2];
    return {
      x: width / 2 + fromMiddleX * Math.cos(turn) - fromMiddleY * Math.sin(turn),
      y: height / 2 + fromMiddleX * Math.sin(turn) + fromMiddleY * Math.cos(turn),
      r: Number(r),
    };
  });
}

describe('a poster (D238)', () => {
  it('is the same for the same record, and differs for another', () => {
    const facts = { seed: 'MNA7Q2', topic: 'SUNTING' };
    expect(posterSvg(facts)).toBe(posterSvg(facts));
    expect(posterSvg({ ...facts, seed: 'MNA7Q3' })).not.toBe(posterSvg(facts));
  });

  it('has the colours of its topic', () => {
    const grounds = SEEDS.map((seed) => groundOf(posterSvg({ seed, topic: 'TULIS' })));
    expect(new Set(grounds).size).toBe(1);
    expect(tonesOf('SUNTING')).toEqual({
      deep: '#0d3c66',
      low: '#194e7e',
      mid: '#3675b2',
      light: '#81afdf',
      pale: '#cde0f5',
    });
    expect(new Set(TOPICS.map((topic) => tonesOf(topic).deep)).size).toBeGreaterThan(15);
  });

  it('has readable text on the background of every topic', () => {
    const tones = TOPICS.map(tonesOf);
    expect(Math.min(...tones.map(({ deep }) => contrast('#ffffff', deep)))).toBeGreaterThanOrEqual(10);
    expect(Math.min(...tones.map(({ deep, pale }) => contrast(pale, deep)))).toBeGreaterThanOrEqual(7);
  });

  it.each([SQUARE, CARD, THUMBNAIL, TWO_ROWS])('lights one cell, whose dot is never on an edge of %j', (size) => {
    for (const motif of MOTIFS)
      for (const seed of SEEDS) {
        const dots = dotsOf(motif({ ...size, cell: CELL, tones: tonesOf('0'), random: seeded(seed) }), size);
        expect(dots).toHaveLength(1);
        for (const { x, y, r } of dots) {
          expect(Math.min(x, size.columns * CELL - x)).toBeGreaterThan(r + 2);
          expect(Math.min(y, size.rows * CELL - y)).toBeGreaterThan(r + 2);
        }
      }
  });

  it('has at most 0.9 KB when compressed', () => {
    const sizes = SEEDS.map((seed) => gzipSync(posterSvg({ seed, topic: 'SUNTING' }, CARD)).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(0.9 * 1_024);
  });
});
