import { z } from 'zod';
import { ROLES } from '../endpoint.ts';
import { MENU_KEYS } from '../menu.ts';
import { CONTRACT_VERSION, type RemoteManifest } from './manifest.ts';

const path = z
  .templateLiteral(['/', z.string()])
  .refine((value) => /^\/([\w-]+|:[a-z]\w*)?(\/([\w-]+|:[a-z]\w*))*$/.test(value), {
    message: 'a path is made of letters, digits, - and _, and of :parameters; no slash at its end',
  });
const roles = z.array(z.enum(ROLES)).min(1).readonly();
const menuKey = z.enum(MENU_KEYS).nullable();
const icon = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an icon is the kebab-case name of a lucide icon');
const text = z.string().trim().min(1);

const apiPath = z.custom<`/v1/${string}` | `/v2/${string}`>(
  (value) => typeof value === 'string' && /^\/v[12]\//.test(value),
  'a path of the API begins with /v1/ or /v2/',
);

const firstQuery = z.strictObject({
  path: apiPath,
  query: z.record(z.string(), z.string()),
  fromUrl: z.array(z.string()),
});

const scope = z.enum(['class', 'course']);

const route = z.strictObject({
  path,
  screen: z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'a screen is named in PascalCase'),
  menuKey,
  emptyMenuGrants: z.boolean(),
  roles,
  title: text,
  firstQuery: firstQuery.exactOptional(),
  scope: scope.exactOptional(),
});

const menuItem = z.strictObject({
  path,
  search: z.record(z.string(), z.string()).exactOptional(),
  label: text,
  icon,
  group: text,
  order: z.int(),
  menuKey,
  roles: roles.exactOptional(),
});

const tab = z.strictObject({
  scope,
  path,
  label: text,
  icon,
  order: z.int(),
  roles: roles.exactOptional(),
});

const field = z.string().regex(/^[a-z]\w*(\.[a-z]\w*)*$/, 'a field is named as the API names it');
/** A path with an optional query. */
const address = z
  .templateLiteral(['/', z.string()])
  .refine((value) => path.safeParse(value.split('?', 1)[0]?.replaceAll('.', '_')).success, {
    message: 'an address is a path, and a query where it needs one',
  });

const target = z.strictObject({ path: address, roles: roles.exactOptional() });

const searchSource = z.strictObject({
  label: text,
  icon,
  order: z.int(),
  endpoint: apiPath,
  query: z.record(z.string(), z.string()).exactOptional(),
  fields: z.tuple([field], field).readonly(),
  open: z.tuple([target], target).readonly(),
  menuKey: z.enum(MENU_KEYS),
  roles: roles.exactOptional(),
});

const searchPage = z.strictObject({
  path: address,
  label: text,
  icon,
  menuKey,
  roles: roles.exactOptional(),
});

/**
 * Schema of a manifest, used at build time only, so that no browser loads zod for it. `validateManifest` of
 * remote-tools checks unique paths and existing screens.
 */
export const manifestSchema = z.strictObject({
  remote: z.string().regex(/^mf-[a-z0-9]+(-[a-z0-9]+)*$/, 'a remote is named mf-…'),
  contract: z.literal(CONTRACT_VERSION),
  label: text,
  team: z.strictObject({ name: text, email: z.email() }).exactOptional(),
  routes: z.array(route).min(1),
  menu: z.array(menuItem),
  tabs: z.array(tab),
  search: z.array(searchSource).exactOptional(),
  searchPages: z.array(searchPage).exactOptional(),
}) satisfies z.ZodType<RemoteManifest>;
