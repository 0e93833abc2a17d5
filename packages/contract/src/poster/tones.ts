import { hashOf } from './seeded.ts';

/** The colours of a topic, from the background of its posters to the text on them. */
export interface Tones {
  readonly deep: string;
  readonly low: string;
  readonly mid: string;
  readonly light: string;
  readonly pale: string;
}

/** The dot of the brand mark. */
export const DOT = '#e0564e';

const channel = (linear: number): string => {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** Converts an OKLCH colour to six hex digits. @param hue in degrees. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map(channel)
    .join('')}`;
}

/** Topics with a hand-picked hue; all others derive theirs from the code. */
const CHOSEN: ReadonlyMap<string, number> = new Map([
  ['0', 250],
  ['SUNTING', 250],
  ['ILMIAH', 160],
  ['WARTA', 325],
  ['TULIS', 30],
  ['PIMPIN', 70],
  ['DIGITAL', 285],
  ['DINAS', 195],
  ['LAYANAN', 225],
  ['TERJEMAH', 355],
]);

const STEP = 15;

/** Blue-grey, with reduced chroma because at full strength it would equal the brand's blue. */
const MUTED_HUE = 225;
const MUTED = 0.45;

const hueOf = (topic: string): number => CHOSEN.get(topic) ?? (hashOf(topic) % (360 / STEP)) * STEP;

/** Colours of a topic by its code; records without a topic pass another code. */
export function tonesOf(topic: string): Tones {
  const hue = hueOf(topic);
  const strength = hue === MUTED_HUE ? MUTED : 1;
  const tone = (lightness: number, chroma: number) => hexOf(lightness, chroma * strength, hue);
  return {
    deep: tone(0.35, 0.088),
    low: tone(0.415, 0.098),
    mid: tone(0.55, 0.115),
    light: tone(0.74, 0.085),
    pale: tone(0.9, 0.035),
  };
}
