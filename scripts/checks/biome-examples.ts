/** A file for every rule in `biome.json`, each of which must be refused. */
export const MUST_FAIL: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['noExplicitAny', 'shell/src/any.ts', 'export const x = (y: any) => y;\n'],
  ['noTsIgnore', 'shell/src/ignore.ts', `// @ts-${'ignore'}\nexport const x = 1;\n`],
  ['noUnusedVariables', 'shell/src/variable.ts', 'const x = 1;\n'],
  ['noUnusedImports', 'shell/src/import.ts', "import { x } from './b.ts';\n"],
  ['useImportType', 'shell/src/type.ts', "import { X } from './b.ts';\nexport const y: X = 1;\n"],
  ['noDefaultExport', 'shell/src/default.ts', 'export default 1;\n'],
  ['noSkippedTests', 'shell/src/skip.test.ts', "it.skip('a', () => undefined);\n"],
  ['noFocusedTests', 'shell/src/only.test.ts', "it.only('a', () => undefined);\n"],
  ['useFilenamingConvention', 'shell/src/ClassList.tsx', 'export const x = 1;\n'],
  [
    'useExhaustiveDependencies',
    'shell/src/effect.tsx',
    "import { useEffect } from 'react';\nexport function useA(b: number) {\n  useEffect(() => {\n    document.title = String(b);\n  }, []);\n}\n",
  ],
];
