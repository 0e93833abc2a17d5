import { expect, test } from '@jest/globals';
import { versionsPage } from './versions-page.ts';

test('lists the versions of the documentation by number, newest first', () => {
  const listed = [...versionsPage(['1.9.0', '1.10.0', '0.1.0']).matchAll(/href="(.+?)\/"/g)].map(
    ([, version]) => version,
  );
  expect(listed).toEqual(['1.10.0', '1.9.0', '0.1.0']);
});
