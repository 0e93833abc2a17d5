import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { renameExport } from './rename-export.ts';
import { runCodemod } from './run-codemod.ts';

const OLD = '@widya/design-system/label#Label';
const NEW = '@widya/design-system/tag#Tag';
const rename = (source: string) => renameExport(source, OLD, NEW);

test.each([
  ["import { Label } from '@widya/design-system/label';", "import { Tag as Label } from '@widya/design-system/tag';"],
  ["import { Label as Tag } from '@widya/design-system/label';", "import { Tag } from '@widya/design-system/tag';"],
  [
    "import { type Label, Other } from '@widya/design-system/label';",
    "import { Other } from '@widya/design-system/label';\nimport { type Tag as Label } from '@widya/design-system/tag';",
  ],
  [
    "import type { Label } from '@widya/design-system/label';",
    "import type { Tag as Label } from '@widya/design-system/tag';",
  ],
])('%s', (before, after) => expect(rename(before)).toBe(after));

test.each([
  "import { Label } from '@widya/design-system/other';",
  "import { LabelList } from '@widya/design-system/label';",
  "export const Label = 'Label';",
])('%s stays', (source) => expect(rename(source)).toBe(source));

test('inside one module the other names stay where they are', () => {
  const source = "import { A, Label, Z } from '@widya/design-system/label';";
  expect(renameExport(source, OLD, '@widya/design-system/label#Tag')).toBe(
    "import { A, Tag as Label, Z } from '@widya/design-system/label';",
  );
});

test('what is no export is refused', () => expect(() => renameExport('', 'Label', NEW)).toThrow('Label is no export'));

test('a codemod changes the sources of a folder, and lists them', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'codemod-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  const used = "import { Label } from '@widya/design-system/label';\n";
  write('src/a.tsx', used);
  write('src/b.ts', 'export {};\n');
  write('node_modules/x/src/c.ts', used);
  expect(runCodemod('rename-export', [OLD, NEW], dir)).toEqual(['src/a.tsx']);
  expect(readFileSync(path.join(dir, 'src/a.tsx'), 'utf8')).toContain('{ Tag as Label }');
  expect(readFileSync(path.join(dir, 'node_modules/x/src/c.ts'), 'utf8')).toBe(used);
  expect(() => runCodemod('tidy', [], dir)).toThrow('There are: rename-export');
  rmSync(dir, { recursive: true });
});
