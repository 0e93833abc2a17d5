/** The colours of a poster, from the ground to what is lit. */
export interface Tones {
  readonly deep: string;
  readonly low: string;
  readonly mid: string;
  readonly light: string;
}

/** The dot of the brand mark. */
export const DOT = '#e0564e';

const channel = (linear: number): string => {
  const kept = Math.min(1, Math.max(0, linear));
  const encoded = kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** A colour of OKLCH as six digits. @param hue in degrees. */
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

/** Hues far enough apart to tell topics from each other. */
const HUES = [250, 160, 325, 30, 70, 285, 195, 225, 355] as const;

/** Blue-grey: at full strength it would be the brand's blue again. */
const MUTED_HUE = 225;
const MUTED = 0.45;

/** Colours of a topic. @param topic any number that is the same for the same topic. */
export function tonesOf(topic: number): Tones {
  const hue = HUES[topic % HUES.length] ?? HUES[0];
  const strength = hue === MUTED_HUE ? MUTED : 1;
  const tone = (lightness: number, chroma: number) => hexOf(lightness, chroma * strength, hue);
  return { deep: tone(0.35, 0.088), low: tone(0.415, 0.098), mid: tone(0.55, 0.115), light: tone(0.74, 0.085) };
}
