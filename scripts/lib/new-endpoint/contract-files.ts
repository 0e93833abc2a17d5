import { activityOf, withActivity } from './activity.ts';
import { insertItem, withNamed } from './insert.ts';
import { camel, type EndpointNames, phraseOf } from './names.ts';

const FOLDER = 'packages/contract/src';
const LABELS = `${FOLDER}/admin-log-labels.ts`;
const CATALOG = `${FOLDER}/catalog.ts`;

/** Name of the schemas of a resource, which may differ from that of its file. */
export const schemasOf = (schemas: string): string => {
  const name = /^export const (\w+Schemas) = \{/m.exec(schemas)?.[1];
  if (name === undefined) throw new Error('The file exports no schemas');
  return name;
};

const newSchemas = (resource: string): string =>
  `import { z } from 'zod';\n\nexport const ${camel(resource)}Schemas = {\n};\n`;

const newDeclarations = (
  resource: string,
): string => `import type { ${camel(resource)}Schemas } from './${resource}.schemas.ts';

type S = typeof ${camel(resource)}Schemas;
`;

/** Schema of the path parameters, and its imports from `scalars.schemas.ts`. */
function paramsSchema(params: readonly string[]): { readonly code: string; readonly scalars: readonly string[] } {
  if (params.length === 0) return { code: '', scalars: [] };
  const only = params.length === 1 ? params[0] : undefined;
  if (only === 'id' || only === 'code') return { code: `params: ${only}Param, `, scalars: [`${only}Param`] };
  return {
    code: `params: z.object({ ${params.map((name) => `${name}: z.string().max(255)`).join(', ')} }), `,
    scalars: [],
  };
}

function withSchemas(source: string, { id, params }: EndpointNames): string {
  const { code, scalars } = paramsSchema(params);
  const item = `${id}: { ${code}answer: z.object({ success: z.literal(true) }) }`;
  const added = insertItem(source, /^export const \w+Schemas = \{/m, item);
  return scalars.length > 0 ? withNamed(added, './scalars.schemas.ts', scalars) : added;
}

function withDeclaration(
  source: string,
  { resource, id, method, path, menuKey }: EndpointNames,
  activity: string | null,
): string {
  const tag = (/^const tag = '([^']+)'/m.exec(source) ?? /tag: '([^']+)'/.exec(source))?.[1] ?? phraseOf(resource);
  return withNamed(
    `${source}
export const ${id}: Endpoint<S['${id}']> = {
  id: '${id}',
  method: '${method}',
  path: '${path}',
  access: { kind: 'staff', roles: ADMINS, menuKey: '${menuKey}' },
  summary: '${phraseOf(id)}.',
  tag: '${tag}',
  audit: ${activity === null ? 'null' : `'${activity}'`},
};
`,
    './endpoint.ts',
    ['ADMINS', 'type Endpoint'],
  );
}

const withCatalogEntry = (source: string, resource: string): string => {
  const name = camel(resource);
  const imports = `import { ${name}Schemas } from './${resource}.schemas.ts';\nimport * as ${name} from './${resource}.ts';\n`;
  return insertItem(imports + source, /^export const CATALOG: [^=]*= \[/m, `...pair(${name}, ${name}Schemas)`);
};

/**
 * The files of the contract with a new endpoint. @param read returns the text of a file; undefined when it does not
 * exist.
 * @throws Error when the resource has an endpoint with this id, or the log has no word for its verb.
 */
export function contractFiles(
  names: EndpointNames,
  read: (file: string) => string | undefined,
): { readonly files: Readonly<Record<string, string>>; readonly activity: string | null; readonly schemas: string } {
  const { resource } = names;
  const facts = `${FOLDER}/${resource}.ts`;
  const existing = read(facts);
  if (existing?.includes(`export const ${names.id} =`)) throw new Error(`${facts} has ${names.id} already`);
  const activity = activityOf(names, existing ?? '');
  const schemas = withSchemas(read(`${FOLDER}/${resource}.schemas.ts`) ?? newSchemas(resource), names);
  return {
    activity,
    schemas: schemasOf(schemas),
    files: {
      [`${FOLDER}/${resource}.schemas.ts`]: schemas,
      [facts]: withDeclaration(existing ?? newDeclarations(resource), names, activity),
      ...(existing === undefined && { [CATALOG]: withCatalogEntry(read(CATALOG) ?? '', resource) }),
      ...(activity !== null && { [LABELS]: withActivity(read(LABELS) ?? '', activity, resource.replaceAll('-', ' ')) }),
    },
  };
}

/** Ids of the endpoints declared in a file of the contract. */
export const endpointsIn = (declarations: string): string[] =>
  [...declarations.matchAll(/^export const (\w+): Endpoint</gm)].map(([, id]) => id ?? '');
