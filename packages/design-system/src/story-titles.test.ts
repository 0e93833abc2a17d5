import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const TITLE = /^(?:const meta\b.*?|export default) ?\{\s*title: '([^']+)'/m;

it('shows each story in Storybook under the name of its folder', () => {
  const files = globSync('**/*.stories.tsx', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(90);
  const elsewhere = files.filter((file) => {
    const kind = file.split(path.sep)[0] ?? '';
    const title = TITLE.exec(readFileSync(path.join(import.meta.dirname, file), 'utf8'))?.[1] ?? '';
    return !title.toLowerCase().startsWith(`${kind}/`);
  });
  expect(elsewhere).toEqual([]);
});
