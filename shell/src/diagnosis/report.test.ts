import { expect, it } from '@jest/globals';
import { STATUSES } from '../testing/statuses.ts';
import { diagnosisReport, sharedPackages } from './report.ts';

it('writes facts for the team', () => {
  const text = diagnosisReport(
    { shellVersion: '1.2.3', remotes: STATUSES, shared: { react: '19.3.1' } },
    new Date('2026-11-20T03:00:00Z'),
    'Browser',
  );
  expect(text).toContain('Widya 1.2.3 · 2026-11-20T03:00:00.000Z');
  expect(text).toContain('mf-classes 1.1.0 (registry) /remotes/mf-classes/1.1.0/');
  expect(text).toContain('  ClassList: ready; entry 84, connect 3, chunk 120, evaluate 9, total 216 ms');
  expect(text).toContain('    timeout 7F3A91C2 no answer within 10000 ms');
  expect(text.endsWith('react 19.3.1')).toBe(true);
});

it('sums modules up by package', () => {
  expect(
    sharedPackages({
      react: { version: '19.3.1' },
      'react/jsx-runtime': { version: '19.3.1' },
      '@widya/design-system/button': { version: '0.1.0' },
      '@widya/design-system/table': { version: '0.2.0' },
    }),
  ).toEqual({ react: '19.3.1', '@widya/design-system': '0.1.0, 0.2.0' });
});
