import { expect, it } from '@jest/globals';
import { fileViolations, MAX_LINES } from './file-rules.ts';

const rules = (file: string, source: string, allowed = {}) =>
  fileViolations(new Map([[file, source]]), allowed).map(({ rule }) => rule);

const LONG = 'const x = 1;\n'.repeat(MAX_LINES + 1);

it('refuses a long file, unless it is a test or has a reason', () => {
  expect(rules('shell/src/a.ts', LONG)).toEqual(['length']);
  expect(rules('shell/src/a.test.ts', LONG)).toEqual([]);
  expect(rules('shell/src/a.ts', LONG, { 'shell/src/a.ts': 'a table of data' })).toEqual([]);
  expect(rules('shell/src/a.ts', 'const x = 1;\n'.repeat(MAX_LINES))).toEqual([]);
});

it('refuses the exception for a file that has become short', () => {
  expect(rules('shell/src/a.ts', 'x\n', { 'shell/src/a.ts': 'it was long' })).toEqual(['length-allowed-in-vain']);
});

// Composes the forbidden words, because the check would find literal ones in this file.
it.each([
  ['machine-path', `const x = '/${'work'}/main';`],
  ['machine-path', `// see /${'root'}/notes`],
  ['ignored-type', `// @ts-${'expect-error'} later`],
  ['ignored-type', `const x = y as ${'any'};`],
  ['queue-label', `const x = { pending: 'Daftar ${'tunggu'}' };`],
  ['queue-label', `PENDING: { label: 'Antre${'an'}', help: '' },`],
  ['api-path', `const x = useWrite(['/${'v1'}/class']);`],
  ['api-path', `const x = \`/${'v2'}/class/\${code}\`;`],
  ['sleep', `await page.waitFor${'Timeout'}(500);`],
])('finds what breaks the rule %s', (rule, source) => {
  expect(rules('shell/src/a.ts', source)).toEqual([rule]);
});

it('refuses static styles, and leaves computed ones, CSS variables and tests alone', () => {
  const source = '<Stack style={{ gap: 12 }}>';
  for (const folder of ['mf-classes', 'shell', 'packages/record-kit', 'packages/design-system'])
    expect(rules(`${folder}/src/a.tsx`, source)).toEqual(['static-style']);
  expect(rules('mf-classes/src/a.tsx', '<Cell\n  style={{\n    height,\n    padding: 0,\n  }}\n/>')).toEqual([
    'static-style',
  ]);
  expect(rules('mf-classes/src/a.stories.tsx', source)).toEqual([]);
  for (const computed of [`style={{ width: \`\${share}%\` }}`, "style={{ '--share': share }}", 'style={styleOf(word)}'])
    expect(rules('mf-classes/src/a.tsx', `<Line ${computed} />`)).toEqual([]);
  for (const computed of ['style={{ width }}', 'style={{ minWidth: columns.length * COLUMN_PX }}']) {
    expect(rules('packages/design-system/src/a.tsx', `<Line ${computed} />`)).toEqual([]);
    expect(rules('mf-classes/src/a.tsx', `<Line ${computed} />`)).toEqual(['static-style']);
  }
});

it('allows paths of the API in tests, comments, types of paths and code outside of the browser', () => {
  const source = `const x = '/${'v1'}/class';`;
  expect(rules('mf-classes/src/screens/a.stories.tsx', source)).toEqual([]);
  expect(rules('packages/record-kit/src/testing/a.ts', source)).toEqual([]);
  expect(rules('packages/server/src/a.ts', source)).toEqual([]);
  expect(rules('packages/remote-kit/src/a.ts', `type Path = \`/${'v1'}/\${string}\`;`)).toEqual([]);
  expect(rules('packages/remote-kit/src/a.ts', `/** \`/${'v1'}/class\` holds its pages. */`)).toEqual([]);
  for (const file of ['packages/api-client/src/a.ts', 'mf-classes/src/a.tsx', 'shell/src/a.ts'])
    expect(rules(file, source)).toEqual(['api-path']);
});

it.each([
  "const url = '/homes/1';",
  "const x = ['/work', '/root'];",
  'const x = y as Anything;',
  "PENDING: 'DALAM ANTREAN',",
])('leaves %s alone', (source) => {
  expect(rules('shell/src/a.ts', source)).toEqual([]);
});
