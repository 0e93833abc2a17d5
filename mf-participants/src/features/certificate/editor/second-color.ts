import { CLASS_DEFAULTS, SECOND_COLOR_ON_DARK } from '@widya/contract/certificate-template';

const { secondTextColor: ON_LIGHT } = CLASS_DEFAULTS;
const HALF = 0.5;

/** Whether the colour of page two is a default. Source: D89. */
export const isStandardSecondColor = (color: string): boolean =>
  color.toLowerCase() === ON_LIGHT || color.toLowerCase() === SECOND_COLOR_ON_DARK;

/** Dark on a light background, light on a dark one. @param brightness from 0 to 1. Source: D89. */
export const secondColorOn = (brightness: number): string => (brightness < HALF ? SECOND_COLOR_ON_DARK : ON_LIGHT);
