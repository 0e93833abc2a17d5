import { expect, it } from '@jest/globals';
import { cropSize } from './crop-image.ts';

const natural = { width: 4000, height: 3000 };

it('crops in pixels of the picture and shrinks to the largest side', () => {
  expect(cropSize({ x: 25, y: 10, width: 30, height: 40 }, natural, 800)).toEqual({
    x: 1000,
    y: 300,
    width: 1200,
    height: 1200,
    toWidth: 800,
    toHeight: 800,
  });
});

it('never enlarges, and stays within the picture', () => {
  const size = cropSize({ x: 90, y: 90, width: 20, height: 20 }, natural, 2000);
  expect(size).toMatchObject({ width: 400, height: 300, toWidth: 400, toHeight: 300 });
});
