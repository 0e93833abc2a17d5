import { expect, test } from '@jest/globals';
import type { PackageJson } from './packages.ts';
import { publishedPackageJson } from './published-package-json.ts';
import { undeclaredImports } from './undeclared-imports.ts';

const source: PackageJson & Readonly<Record<string, unknown>> = {
  name: '@widya/remote-tools',
  version: '0.2.0',
  private: true,
  type: 'module',
  bin: { 'widya-remote': './commands/widya-remote.ts' },
  exports: { './*': './src/*.ts', './button': './src/actions/button.tsx', './testing/*': './testing/*.ts' },
  dependencies: { '@widya/contract': 'workspace:*', webpack: '5.110.3' },
  peerDependencies: { react: '19.3.1' },
  devDependencies: { '@types/node': '24.10.1' },
};
const versions = new Map([['@widya/contract', '0.2.0']]);

test('a tarball names compiled files and exact versions, can be published, and has no parts for our tests', () => {
  const published = JSON.parse(JSON.stringify(publishedPackageJson(source, versions))) as object;
  expect(published).toEqual({
    name: '@widya/remote-tools',
    version: '0.2.0',
    license: 'MIT',
    type: 'module',
    bin: { 'widya-remote': './dist/commands/widya-remote.js' },
    exports: { './*': './dist/src/*.js', './button': './dist/src/actions/button.js' },
    files: ['dist'],
    publishConfig: { access: 'public' },
    dependencies: { '@widya/contract': '0.2.0', webpack: '5.110.3' },
    peerDependencies: { react: '19.3.1' },
  });
});

test('a package that needs an unpublished one is refused', () => {
  expect(() => publishedPackageJson(source, new Map())).toThrow('needs @widya/contract, which is not published');
});

test('an import at run time must be declared; types, builtins and own files need not', () => {
  const code = (text: string) => undeclaredImports(source, new Map([['a.js', text]]));
  expect(code("import path from 'node:path'; import webpack from 'webpack'; import './b.js'; import 'react';")).toEqual(
    [],
  );
  expect(code("const { z } = await import('zod/v4');")).toEqual([
    '@widya/remote-tools imports zod/v4 in a.js without declaring it',
  ]);
});
