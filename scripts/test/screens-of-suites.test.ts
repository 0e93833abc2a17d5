import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { GENERAL_SUITES, SCREENS_OF_SUITES } from '../../packages/e2e/support/screens-of-suites.ts';
import { ROOT } from './steps.ts';

it('knows every suite', () => {
  const suites = globSync('packages/e2e/suites/*.spec.ts', { cwd: ROOT }).map((file) =>
    path.basename(file, '.spec.ts'),
  );
  expect([...GENERAL_SUITES, ...Object.keys(SCREENS_OF_SUITES)].toSorted()).toEqual(suites.toSorted());
});

it('names no screen that does not exist', () => {
  const gone = Object.values(SCREENS_OF_SUITES)
    .flat()
    .filter((screen) => !existsSync(path.join(ROOT, screen.replace('/', '/src/screens/'), 'index.tsx')));
  expect(gone).toEqual([]);
});
