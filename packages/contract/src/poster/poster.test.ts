import { describe, expect, it } from '@jest/globals';
import { MOTIFS } from './motifs.ts';
import { CARD, posterSvg } from './poster.ts';
import { seeded } from './seeded.ts';
import { DOT, tonesOf } from './tones.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `Kelas ${index}`);
const groundOf = (svg: string) => /fill="(#[0-9a-f]{6})" d="M0 0h/.exec(svg)?.[1];

describe('a poster (14.38)', () => {
  it('is the same for the same record, and differs for another', () => {
    const facts = { seed: 'MNA7Q2', topic: 'SUNTING' };
    expect(posterSvg(facts)).toBe(posterSvg(facts));
    expect(posterSvg({ ...facts, seed: 'MNA7Q3' })).not.toBe(posterSvg(facts));
  });

  it('has the colours of its topic', () => {
    const grounds = SEEDS.map((seed) => groundOf(posterSvg({ seed, topic: 'TULIS' })));
    expect(new Set(grounds).size).toBe(1);
    expect(tonesOf(0)).not.toEqual(tonesOf(1));
    expect(tonesOf(0)).toEqual({ deep: '#0d3c66', low: '#194e7e', mid: '#3675b2', light: '#81afdf' });
  });

  it('lights one cell away from the edges, whichever the motif and the shape', () => {
    for (const [columns, rows] of [
      [5, 5],
      [CARD.columns, CARD.rows],
    ] as const)
      for (const motif of MOTIFS)
        for (const seed of SEEDS) {
          const svg = motif({ columns, rows, cell: 100, tones: tonesOf(1), random: seeded(seed) });
          const dots = [
            ...svg.matchAll(new RegExp(`<circle cx="([-\\d.]+)" cy="([-\\d.]+)" r="[\\d.]+" fill="${DOT}"`, 'g')),
          ];
          expect(dots).toHaveLength(1);
          const [x, y] = [Number(dots[0]?.[1]), Number(dots[0]?.[2])];
          if (svg.startsWith('<g transform="rotate')) continue;
          expect(x).toBeGreaterThan(20);
          expect(x).toBeLessThan(columns * 100 - 20);
          expect(y).toBeGreaterThan(20);
          expect(y).toBeLessThan(rows * 100 - 20);
        }
  });

  it('is small', () => {
    for (const seed of SEEDS) expect(posterSvg({ seed, topic: 3 }, CARD).length).toBeLessThan(12_000);
  });
});
