import { describe, expect, it } from '@jest/globals';
import { serverModuleViolations } from './server-module-rules.ts';

const TABLE = { posters: [], members: [], registrations: ['members'] };
const FILES = {
  'platform/http/bind.ts': '',
  'modules/posters/draw.ts': '',
  'modules/members/queries.ts': "import { bind } from '../../platform/http/bind.ts';",
  'modules/registrations/places.ts': "import { x } from '../members/queries.ts';",
  'app.ts': "import { x } from './modules/registrations/places.ts';",
};

function broken(files: Readonly<Record<string, string>>, table: Readonly<Record<string, readonly string[]>> = TABLE) {
  const sources = Object.entries({ ...FILES, ...files }).map(([file, source]) => [file, `${source}\n`] as const);
  return serverModuleViolations(
    { sources: new Map(sources.map(([file, source]) => [`packages/server/src/${file}`, source])), packages: new Map() },
    table,
  ).map(({ rule, message }) => `${rule}: ${message}`);
}

it('finds nothing where every import is declared', () => {
  expect(broken({})).toEqual([]);
});

describe('the check of the modules of the server fails', () => {
  it.each([
    [
      'the platform imports a module',
      { 'platform/http/a.ts': "import { x } from '../../modules/posters/draw.ts';" },
      'platform: the platform may not import posters',
    ],
    [
      'the platform takes a type from a module',
      { 'platform/http/a.ts': "import type { X } from '../../modules/posters/draw.ts';" },
      'platform: the platform may not import posters',
    ],
    [
      'the platform imports what puts the server together',
      { 'platform/http/a.ts': "import { x } from '../../app.ts';" },
      'platform: the platform may not import what puts the server together',
    ],
    [
      'a module imports one that it does not name',
      { 'modules/registrations/a.ts': "import { x } from '../posters/draw.ts';" },
      'module: registrations may not import posters: it is not declared in scripts/checks/server-modules.ts',
    ],
    [
      'a module loads one later that it does not name',
      { 'modules/posters/a.ts': "const x = import('../members/queries.ts');" },
      'module: posters may not import members: it is not declared in scripts/checks/server-modules.ts',
    ],
    [
      'a module imports what puts the server together',
      { 'modules/posters/a.ts': "import { x } from '../../app.ts';" },
      'module: posters may not import what puts the server together',
    ],
  ])('where %s', (_, files, message) => {
    expect(broken(files as Record<string, string>)).toEqual([message]);
  });

  it('where the table holds a cycle', () => {
    const files = { 'modules/members/a.ts': "import { x } from '../registrations/places.ts';" };
    expect(broken(files, { ...TABLE, members: ['registrations'] })).toEqual([
      'module-cycle: members names registrations, which does not stand above it',
    ]);
  });

  it('where a new module is not in the table', () => {
    expect(broken({ 'modules/fresh/a.ts': '' })).toEqual(['module-table: fresh is not in the table']);
  });

  it('where the table names a module or an import that no longer exists', () => {
    expect(broken({}, { ...TABLE, posters: [], registrations: ['posters', 'members'], gone: [] })).toEqual([
      'module-table: registrations does not import posters',
      'module-table: there is no module gone',
    ]);
  });
});

it('does not check the imports of tests', () => {
  expect(broken({ 'modules/posters/a.test.ts': "import { x } from '../members/queries.ts';" })).toEqual([]);
});
