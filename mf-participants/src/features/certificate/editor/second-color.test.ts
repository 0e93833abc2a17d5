import { expect, test } from '@jest/globals';
import { brightnessOf } from './brightness.ts';
import { isStandardSecondColor, secondColorOn } from './second-color.ts';

const page = (...colors: readonly (readonly [number, number, number])[]) =>
  new Uint8ClampedArray(colors.flatMap(([red, green, blue]) => [red, green, blue, 255]));

test.each([
  ['white', page([255, 255, 255]), '#0f4c82'],
  ['yellow', page([255, 230, 90]), '#0f4c82'],
  ['light with a dark corner', page([250, 250, 250], [250, 250, 250], [10, 10, 10]), '#0f4c82'],
  ['black', page([0, 0, 0]), '#e9eaec'],
  ['navy', page([12, 38, 84]), '#e9eaec'],
])('a background that is %s gets a readable colour (D89)', (_name, pixels, color) => {
  expect(secondColorOn(brightnessOf(pixels))).toBe(color);
});

test('a chosen colour is not a default', () => {
  expect(['#0f4c82', '#E9EAEC', '#a52620'].map(isStandardSecondColor)).toEqual([true, true, false]);
});
