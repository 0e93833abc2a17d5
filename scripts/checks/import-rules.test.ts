import { describe, expect, it } from '@jest/globals';
import { importCycles } from './import-cycles.ts';
import { importViolations } from './import-rules.ts';

const EXISTING = [
  'packages/contract/src/classes.ts',
  'packages/contract/src/classes.schemas.ts',
  'packages/contract/src/catalog.ts',
  'packages/api-client/src/classes.ts',
  'packages/design-system/src/button.tsx',
  'packages/remote-kit/src/router.ts',
  'packages/contract/src/routing/manifest.schemas.ts',
  'packages/remote-tools/build/paths.ts',
  'packages/record-kit/src/editor/record-editor.tsx',
  'packages/server/src/config.ts',
  'packages/testing/src/eventually.ts',
  'shell/src/app.tsx',
  'mf-classes/src/texts.ts',
  'mf-other/src/texts.ts',
];

const PACKAGES = new Map(
  [
    'contract',
    'api-client',
    'design-system',
    'remote-kit',
    'record-kit',
    'remote-tools',
    'releases',
    'server',
    'testing',
  ].map((name) => [
    `@widya/${name}`,
    {
      folder: `packages/${name}`,
      exports: { './build/*': './build/*.ts', './*': ['./src/*.ts', './src/*.tsx'], './catalog': './src/catalog.ts' },
    },
  ]),
);

/** Returns the rules that a file breaks in a small project that contains all modules it may import. */
function rulesBrokenBy(file: string, source: string): readonly string[] {
  const sources = new Map([...EXISTING.map((name) => [name, 'export const x = 1;\n'] as const), [file, source]]);
  return importViolations({ sources, packages: PACKAGES }).map(({ rule }) => rule);
}

describe('a forbidden import', () => {
  it.each([
    [
      'a remote takes from another remote',
      'mf-classes/src/a.ts',
      "import { x } from '@widya/mf-other/texts';",
      ['direction', 'unresolved'],
    ],
    [
      'a remote reaches into another remote',
      'mf-classes/src/a.ts',
      "import { x } from '../../mf-other/src/texts.ts';",
      ['direction'],
    ],
    [
      'a remote takes from the shell',
      'mf-classes/src/a.ts',
      "import type { x } from '../../shell/src/app.tsx';",
      ['direction'],
    ],
    [
      'the shell takes from a remote',
      'shell/src/a.ts',
      "import { x } from '../../mf-classes/src/texts.ts';",
      ['direction'],
    ],
    [
      'the shell loads a remote by its path',
      'shell/src/a.ts',
      "const x = import('../../mf-classes/src/texts.ts');",
      ['direction'],
    ],
    [
      'a remote takes from the server',
      'mf-classes/src/a.ts',
      "import { x } from '@widya/server/config';",
      ['direction'],
    ],
    [
      'the server takes from browser code',
      'packages/server/src/a.ts',
      "import { x } from '@widya/api-client/classes';",
      ['direction'],
    ],
    [
      'the contract takes from anybody',
      'packages/contract/src/a.ts',
      "import { x } from '@widya/server/config';",
      ['direction'],
    ],
    [
      'the design system takes from the client',
      'packages/design-system/src/a.ts',
      "import { x } from '@widya/api-client/classes';",
      ['direction'],
    ],
    [
      'remote-kit takes the form of the remotes',
      'packages/remote-kit/src/a.ts',
      "import type { x } from '@widya/record-kit/editor/record-editor';",
      ['direction'],
    ],
    [
      'the form of the remotes takes from a remote',
      'packages/record-kit/src/a.ts',
      "import { x } from '@widya/mf-classes/texts';",
      ['direction', 'unresolved'],
    ],
    [
      'the form of the remotes takes schemas',
      'packages/record-kit/src/a.ts',
      "import { x } from '@widya/contract/classes.schemas';",
      ['schemas-in-browser'],
    ],
    [
      'a package leaves itself by a relative path',
      'shell/src/a.ts',
      "import { x } from '../../packages/remote-kit/src/router.ts';",
      ['escape'],
    ],
    [
      'the product uses helpers of tests',
      'packages/server/src/a.ts',
      "import { eventually } from '@widya/testing/eventually';",
      ['direction'],
    ],
    ['a remote takes Chakra itself', 'mf-classes/src/a.tsx', "import { Box } from '@chakra-ui/react/box';", ['home']],
    ['a remote takes the router itself', 'mf-classes/src/a.tsx', "import { Link } from 'react-router-dom';", ['home']],
    ['a remote takes ky itself', 'mf-classes/src/a.ts', "import ky from 'ky';", ['home']],
    [
      'a remote reckons with dates itself',
      'mf-classes/src/a.ts',
      "import { addDays } from 'date-fns/addDays';",
      ['home'],
    ],
    ['a remote takes icons itself', 'mf-classes/src/a.tsx', "import { X } from 'lucide-react';", ['home']],
    ['a remote takes Chakra later', 'mf-classes/src/a.ts', "const x = import('@chakra-ui/react');", ['home']],
    [
      'a screen takes schemas',
      'mf-classes/src/a.ts',
      "import { x } from '@widya/contract/classes.schemas';",
      ['schemas-in-browser'],
    ],
    [
      'a mixed import hides schemas',
      'mf-classes/src/a.ts',
      "import { type T, x } from '@widya/contract/classes.schemas';",
      ['schemas-in-browser'],
    ],
    [
      'the contract mixes data with schemas',
      'packages/contract/src/a.ts',
      "import { x } from './classes.schemas.ts';",
      ['schemas-in-browser'],
    ],
    [
      'a screen uses the build',
      'mf-classes/src/a.ts',
      "import { x } from '@widya/remote-tools/build/paths';",
      ['direction'],
    ],
    [
      'remote-kit brings zod along',
      'packages/remote-kit/src/a.ts',
      "import { x } from '@widya/contract/routing/manifest.schemas';",
      ['schemas-in-browser'],
    ],
    [
      'a browser takes the catalog',
      'packages/api-client/src/a.ts',
      "import { x } from '@widya/contract/catalog';",
      ['catalog'],
    ],
    [
      'a browser takes the catalog later',
      'mf-classes/src/a.ts',
      "const x = import('@widya/contract/catalog');",
      ['catalog'],
    ],
    ['a file passes everything on', 'packages/remote-kit/src/a.ts', "export * from './router.ts';", ['barrel']],
    ['an index collects', 'mf-classes/src/a/index.ts', "export { x } from '../texts.ts';", ['barrel']],
    ['an import leads nowhere', 'shell/src/a.ts', "import { x } from './gone.ts';", ['unresolved']],
    ['the extension is missing', 'mf-classes/src/a.ts', "import { x } from './texts';", ['unresolved']],
  ])('%s', (_, file, source, rules) => {
    expect(rulesBrokenBy(file, `${source}\n`)).toEqual(rules);
  });

  it('a file that cannot be read', () => {
    expect(() => rulesBrokenBy('shell/src/a.ts', 'import {')).toThrow('shell/src/a.ts');
  });
});

describe('an allowed import', () => {
  it.each([
    ['a remote takes a component', 'mf-classes/src/a.tsx', "import { x } from '@widya/design-system/button';"],
    [
      'a remote takes the editor of a record',
      'mf-classes/src/a.tsx',
      "import { x } from '@widya/record-kit/editor/record-editor';",
    ],
    [
      'the form of a record takes a component',
      'packages/record-kit/src/a.tsx',
      "import { x } from '@widya/design-system/button';",
    ],
    [
      'a test uses the helpers of tests',
      'mf-classes/src/a.test.ts',
      "import { eventually } from '@widya/testing/eventually';",
    ],
    [
      'what only tests use takes from the helpers of tests',
      'packages/api-client/testing/a.ts',
      "import { eventually } from '@widya/testing/eventually';",
    ],
    ['a remote takes a call', 'mf-classes/src/a.ts', "import { x } from '@widya/api-client/classes';"],
    ['a remote takes a declaration', 'mf-classes/src/a.ts', "import { x } from '@widya/contract/classes';"],
    [
      'a screen takes types of schemas',
      'mf-classes/src/a.ts',
      "import type { x } from '@widya/contract/classes.schemas';",
    ],
    [
      'a form loads schemas when it validates',
      'mf-classes/src/a.ts',
      "const x = import('@widya/contract/classes.schemas');",
    ],
    ['a declaration takes types of zod', 'packages/contract/src/a.ts', "import type { z } from 'zod';"],
    ['the server takes the catalog', 'packages/server/src/a.ts', "import { x } from '@widya/contract/catalog';"],
    [
      'the build reads manifests',
      'packages/remote-tools/build/a.ts',
      "import { x } from '@widya/contract/routing/manifest.schemas';",
    ],
    [
      'a configuration uses the build',
      'mf-classes/webpack.config.ts',
      "import { x } from '@widya/remote-tools/build/paths';",
    ],
    [
      'a story uses the router',
      'packages/design-system/src/a.stories.tsx',
      "import { MemoryRouter } from 'react-router-dom';",
    ],
    ['a script puts parts together', 'scripts/a.ts', "import { x } from '../packages/server/src/config.ts';"],
    [
      'an index has code of its own',
      'mf-classes/src/a/index.tsx',
      "import { x } from '../texts.ts';\nexport default () => x;",
    ],
  ])('%s', (_, file, source) => {
    expect(rulesBrokenBy(file, `${source}\n`)).toEqual([]);
  });
});

describe('a cycle of imports', () => {
  const cycles = (files: Record<string, string>) =>
    importCycles({ sources: new Map(Object.entries(files)), packages: PACKAGES });

  it('is found, across packages too', () => {
    expect(
      cycles({
        'packages/contract/src/a.ts': "import { b } from './b.ts'; export const a = b;",
        'packages/contract/src/b.ts': "import { c } from '@widya/contract/c'; export const b = c;",
        'packages/contract/src/c.ts': "export { a as c } from './a.ts';",
      }),
    ).toEqual([
      [
        'packages/contract/src/a.ts',
        'packages/contract/src/b.ts',
        'packages/contract/src/c.ts',
        'packages/contract/src/a.ts',
      ],
    ]);
  });

  it('is not made by type imports or dynamic imports', () => {
    expect(
      cycles({
        'shell/src/a.ts': "import { b } from './b.ts'; export const a = b;",
        'shell/src/b.ts': "import type { a } from './a.ts'; export const b = () => import('./a.ts');",
      }),
    ).toEqual([]);
  });
});
