import { describe, expect, it } from '@jest/globals';
import { PARTICIPANT_PATHS, STAFF_PATHS } from './outward-address.ts';
import { firstSegment, isReservedName, SERVER_SEGMENTS, STAFF_SEGMENTS } from './reserved-names.ts';

describe('reserved names, which no event may have', () => {
  it.each(['kelas', 'Daftar', 'tes', 'saya', 'profile', 'editor', 'docs', 'v1', 'api'])('%s', (name) =>
    expect(isReservedName(name)).toBe(true),
  );

  it.each(['festival-kata', 'kelas-menulis', 'register', 'e-v-1'])('but %s', (name) =>
    expect(isReservedName(name)).toBe(false),
  );
});

it('participants, staff and the server share no first segment', () => {
  const segmentsOf = (paths: Record<string, string>) => [
    ...new Set(Object.values(paths).flatMap((path) => firstSegment(path) ?? [])),
  ];
  const all = [...segmentsOf(PARTICIPANT_PATHS), ...segmentsOf(STAFF_PATHS), ...STAFF_SEGMENTS, ...SERVER_SEGMENTS];
  expect(all.filter((segment, index) => all.indexOf(segment) !== index)).toEqual([]);
});
