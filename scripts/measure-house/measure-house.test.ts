import { expect, test } from '@jest/globals';
import { identicalPairs } from './identical-pairs.ts';
import { moduleCycles } from './module-cycles.ts';

const six = 'a();\nb();\nc();\nd();\ne();\nf();\n';

test('files that share six lines in a row are a pair, whatever stands between them that says nothing', () => {
  const sources = new Map([
    ['a.ts', `import x from 'y';\n${six}`],
    ['b.ts', `// why\n${six.replace('c();', '\nc();\n// because')}`],
    ['c.ts', six.replace('c();', 'z();')],
  ]);
  expect(identicalPairs(sources)).toEqual([['a.ts', 'b.ts']]);
});

test('modules that import each other through a third are one cycle', () => {
  const at = (module: string, ...targets: readonly string[]): readonly [string, string] => [
    `packages/server/src/modules/${module}/a.ts`,
    targets.map((target) => `import { x } from '../${target}/a.ts';`).join('\n'),
  ];
  const sources = new Map([at('classes', 'events'), at('events', 'payments'), at('payments', 'classes'), at('topics')]);
  expect(moduleCycles({ sources, packages: new Map() })).toEqual([['classes', 'events', 'payments']]);
});
