import { expect, it } from '@jest/globals';
import { matchRoute } from '@widya/contract/routing/match-route';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { areaOf } from './area-of.ts';

it.each([
  ['/loglist', 'Log'],
  ['/editor/email/ABC', 'Surel'],
  ['/editor/syllabus/7/9/manage', 'Bab'],
  ['/editor/detail-streaming/ABC', 'Siaran Langsung'],
  ['/create-event', 'Kelas'],
  ['/editor/new-certificate/ABC', 'Peserta'],
])('a failure at %s names %s (D229)', (path, area) => {
  const match = matchRoute(FULL_REGISTRY.remotes, path);
  expect(match && areaOf(match)).toBe(area);
});
