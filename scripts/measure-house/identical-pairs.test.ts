import { expect, test } from '@jest/globals';
import { identicalPairs } from './identical-pairs.ts';

const six = 'a();\nb();\nc();\nd();\ne();\nf();\n';

test('files that share six lines in a row are a pair; comments and empty lines do not count', () => {
  const sources = new Map([
    ['a.ts', `import x from 'y';\n${six}`],
    ['b.ts', `// why\n${six.replace('c();', '\nc();\n// because')}`],
    ['c.ts', six.replace('c();', 'z();')],
  ]);
  expect(identicalPairs(sources)).toEqual([['a.ts', 'b.ts']]);
});

test('lists of imported names are no repetition', () => {
  const names = 'a,\nb,\nc,\nd,\ne,\nf,\n';
  const sources = new Map([
    ['a.ts', `import {\n${names}} from 'y';\nx();\n`],
    ['b.ts', `import {\n${names}} from 'y';\ny();\n`],
  ]);
  expect(identicalPairs(sources)).toEqual([]);
});
