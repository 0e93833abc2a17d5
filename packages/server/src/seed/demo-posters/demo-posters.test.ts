import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { isKey } from '../../platform/storage/keys.ts';
import { planClasses } from '../class-plan.ts';
import { classRows } from '../class-rows.ts';
import { courseRows, planCourses } from '../courses.ts';
import { eventRows } from '../public-site.ts';
import { SIZES } from '../sizes.ts';
import { DEMO_POSTERS, drawPoster, keyOfPoster } from './demo-posters.ts';
import { posterFileRows } from './uploaded-posters.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');

it('every uploaded poster has the size that the crop of its form produces', async () => {
  for (const poster of DEMO_POSTERS) {
    expect(isKey(keyOfPoster(poster))).toBe(true);
    const content = await drawPoster(poster);
    const width = poster.shape === 'wide' ? 1_600 : 800;
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width, height: 800 });
    expect(content.length).toBeLessThan(150_000);
  }
  expect(new Set(DEMO_POSTERS.map(keyOfPoster)).size).toBe(DEMO_POSTERS.length);
});

it('a few records have one, recorded as their file; most have the generated one', async () => {
  const plans = planClasses(SIZES.S, NOW);
  const classes = [...classRows(plans, new Map(), NOW)];
  const uploaded = [
    ...classes.map(({ id, class_image_url }) => [`class:${id}`, class_image_url] as const),
    ...[...courseRows(planCourses(SIZES.S, NOW))].map(
      ({ id, course_image_url }) => [`course:${id}`, course_image_url] as const,
    ),
    ...eventRows(NOW).map(({ id, event_banner_url }) => [`event:${id}`, event_banner_url] as const),
  ].flatMap(([record, address]) => (address === null ? [] : [[fileKeyOf(address), record] as const]));
  const files = (await posterFileRows(1, plans, NOW)).map(({ key, attached_to }) => [key, attached_to] as const);
  expect(uploaded).toHaveLength(DEMO_POSTERS.length);
  expect(new Map(files)).toEqual(new Map(uploaded));
  expect(classes.filter(({ class_image_url }) => class_image_url === null).length).toBeGreaterThan(classes.length / 2);
});
