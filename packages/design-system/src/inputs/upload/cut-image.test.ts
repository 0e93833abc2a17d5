import { expect, it } from '@jest/globals';
import { cutSize } from './cut-image.ts';

const natural = { width: 4000, height: 3000 };

it('cuts in pixels of the picture and shrinks to the largest side', () => {
  expect(cutSize({ x: 25, y: 10, width: 30, height: 40 }, natural, 800)).toEqual({
    x: 1000,
    y: 300,
    width: 1200,
    height: 1200,
    toWidth: 800,
    toHeight: 800,
  });
});

it('never enlarges and never leaves the picture', () => {
  const size = cutSize({ x: 90, y: 90, width: 20, height: 20 }, natural, 2000);
  expect(size).toMatchObject({ width: 400, height: 300, toWidth: 400, toHeight: 300 });
});
