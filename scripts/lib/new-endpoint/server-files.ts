import path from 'node:path';
import { insertItem, withNamed, withNamespace } from './insert.ts';
import { camel, type EndpointNames, exampleParams, kebab, phraseOf } from './names.ts';

const SERVER = 'packages/server/src';
const BINDINGS = `${SERVER}/bindings.ts`;
const EXAMPLES = `${SERVER}/testing/examples`;
const MODULES = 'scripts/checks/server-modules.ts';

/** Facts of the new endpoint from the contract. */
export interface Declared {
  /** Its activity code. */
  readonly activity: string | null;
  /** Name of the schemas of its resource. */
  readonly schemas: string;
  /** Ids of the other endpoints of its resource. */
  readonly siblings: readonly string[];
}

/** Texts of the server's files by path relative to the root. */
export type Sources = ReadonlyMap<string, string>;

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const toSource = (from: string): string => path.relative(path.dirname(from), SERVER) || '.';

/** The file that binds the other endpoints of a resource. */
const routesOf = (sources: Sources, resource: string): string | undefined =>
  [...sources].find(
    ([file, source]) =>
      file.startsWith(`${SERVER}/modules/`) &&
      !isTest(file) &&
      source.includes(`'@widya/contract/${resource}.schemas'`) &&
      /^export const \w+: Binding\[\] = \[/m.test(source),
  )?.[0];

const handler = ({ params }: EndpointNames, activity: string | null): string => {
  if (activity === null) return 'async () => ({ success: true })';
  const object = activity.slice(activity.indexOf('_') + 1).toLowerCase();
  const [param] = params;
  return `async (ctx) => {
  ctx.audit({ object: '${object}', objectId: ${param === undefined ? 'null' : `ctx.params.${param}`} });
  return { success: true };
}`;
};

function withBinding(file: string, source: string, names: EndpointNames, { activity, schemas }: Declared): string {
  const { id, resource } = names;
  const { source: imported, as } = withNamespace(source, `@widya/contract/${resource}`, camel(resource));
  const list = /^export const \w+: Binding\[\] = \[/m;
  const declared = imported.replace(
    list,
    (opening) => `const ${id} = bind(${as}.${id}, ${schemas}.${id}, ${handler(names, activity)});\n\n${opening}`,
  );
  const bound = insertItem(declared, list, id);
  const withSchemas = withNamed(bound, `@widya/contract/${resource}.schemas`, [schemas]);
  return withNamed(withSchemas, `${toSource(file)}/platform/http/bind.ts`, ['bind']);
}

const newRoutes = (resource: string): string =>
  `import { type Binding, bind } from '../../platform/http/bind.ts';

export const ${camel(resource)}Routes: Binding[] = [
];
`;

const test = (
  file: string,
  { id, resource, params, menuKey }: EndpointNames,
): string => `import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ${id} } from '@widya/contract/${resource}';
import { createTestApp, type TestApp } from '${toSource(file)}/testing/app.ts';
import { insertAdmin } from '${toSource(file)}/testing/fixtures.ts';
import { signedIn } from '${toSource(file)}/testing/signed-in.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('${phraseOf(id)}: answers an admin with the menu key', async () => {
  const admin = await signedIn(api, await insertAdmin(api.db, { menu: '["${menuKey}"]' }));
  const { status, body } = await api.call(${id}, admin${params.length > 0 ? `, { params: ${exampleParams(params)} }` : ''});
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
});
`;

const example = ({ id, params }: EndpointNames): string =>
  `${id}: { make: async () => (${params.length > 0 ? `{ params: ${exampleParams(params)} }` : '{}'}) }`;

const EXAMPLES_LIST = /^export const \w+: Examples = \{/m;

/** Adds examples to the file with those of the resource's other endpoints. */
function exampleFiles(sources: Sources, names: EndpointNames, siblings: readonly string[]): Record<string, string> {
  const { resource } = names;
  const existing = [...sources].find(
    ([file, source]) =>
      file.startsWith(`${EXAMPLES}/`) && siblings.some((id) => new RegExp(`^  ${id}[:,]`, 'm').test(source)),
  );
  if (existing) return { [existing[0]]: insertItem(existing[1], EXAMPLES_LIST, example(names)) };
  const name = `${camel(resource)}Examples`;
  const all = `${EXAMPLES}/all-examples.ts`;
  const file = `import type { Examples } from './example.ts';\n\nexport const ${name}: Examples = {\n};\n`;
  return {
    [`${EXAMPLES}/${resource}.ts`]: insertItem(file, EXAMPLES_LIST, example(names)),
    [all]: insertItem(withNamed(sources.get(all) ?? '', `./${resource}.ts`, [name]), EXAMPLES_LIST, `...${name}`),
  };
}

/** The rows up to the first empty line: modules that import no other, below a comment. */
const INDEPENDENT_MODULES = /(?<=readonly string\[\]>> = \{\n *\/\/.*\n)[\s\S]*?(?=\n\n)/;

/** Adds a module that imports no other, sorted by name. */
function withModule(source: string, resource: string): string {
  const row = `  ${resource.includes('-') ? `'${resource}'` : resource}: [],`;
  const nameIn = (line: string): string => line.replaceAll("'", '');
  return source.replace(INDEPENDENT_MODULES, (rows) =>
    [...rows.split('\n'), row].toSorted((a, b) => nameIn(a).localeCompare(nameIn(b))).join('\n'),
  );
}

/** A new module: its binding, and a row among the modules that import no other. */
function moduleFiles(sources: Sources, resource: string): Record<string, string> {
  const name = `${camel(resource)}Routes`;
  const bindings = withNamed(sources.get(BINDINGS) ?? '', `./modules/${resource}/routes.ts`, [name]);
  return {
    [BINDINGS]: insertItem(bindings, /^export const BINDINGS: [^=]*= \[/m, `...${name}`),
    [MODULES]: withModule(sources.get(MODULES) ?? '', resource),
  };
}

/** The files of the server with a new endpoint: handler, binding, example and test. */
export function serverFiles(
  sources: Sources,
  names: EndpointNames,
  declared: Declared,
): Readonly<Record<string, string>> {
  const { resource, id } = names;
  const existing = routesOf(sources, resource);
  const routes = existing ?? `${SERVER}/modules/${resource}/routes.ts`;
  const tests = `${path.dirname(routes)}/${kebab(id)}.test.ts`;
  return {
    [routes]: withBinding(routes, sources.get(routes) ?? newRoutes(resource), names, declared),
    [tests]: test(tests, names),
    ...exampleFiles(sources, names, declared.siblings),
    ...(existing === undefined && moduleFiles(sources, resource)),
  };
}
