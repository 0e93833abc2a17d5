import type { ResourceNames } from './names.ts';

const SERVER = 'packages/server/src';

const table = ({ many, table: name }: ResourceNames): string => `import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, version } from './columns.ts';

export const ${many} = pgTable('${name}', {
  id: identity(),
  name: text().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
  version: version(),
});
`;

const queries = ({
  resource,
  many,
  Many,
  One,
  label,
}: ResourceNames): string => `import type { ${One} } from '@widya/contract/${resource}';
import type { ${many}Schemas } from '@widya/contract/${resource}.schemas';
import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { ${many} } from '../../platform/database/schema/${resource}.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

type ${One}Query = z.output<(typeof ${many}Schemas)['list${Many}']['query']>;
type Row = typeof ${many}.$inferSelect;

/** The fields that a form writes. */
type ${One}Fields = Pick<Row, 'name'>;

const present = ({ created_at, updated_at, ...row }: Row): ${One} => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const orders: Readonly<Record<${One}Query['sort'], SQL>> = {
  name: sql\`lower(\${${many}.name})\`,
  '-name': sql\`lower(\${${many}.name}) desc\`,
  created_at: asc(${many}.created_at),
  '-created_at': desc(${many}.created_at),
};

export async function select${Many}(tx: Tx, query: ${One}Query): Promise<{ rows: ${One}[]; total: number }> {
  const found = and(...searchTerms(query.q).map((term) => ilike(${many}.name, containsPattern(term))));
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(${many})
    .where(found)
    .orderBy(orders[query.sort], asc(${many}.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(${many}).where(found);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

const presentFound = ([row]: readonly Row[]): ${One} => {
  if (row === undefined) throw notFound('${label} tidak ditemukan');
  return present(row);
};

/** @throws ApiFailure 404. */
export const select${One} = async (tx: Tx, id: number): Promise<${One}> =>
  presentFound(await tx.select().from(${many}).where(eq(${many}.id, id)));

/** Locks a row for a write and returns it. @throws ApiFailure 404. */
export const lock${One} = async (tx: Tx, id: number): Promise<${One}> =>
  presentFound(await tx.select().from(${many}).where(eq(${many}.id, id)).for('update'));

export const insert${One} = async (tx: Tx, fields: ${One}Fields): Promise<${One}> =>
  presentFound(await tx.insert(${many}).values(fields).returning());

/** Writes fields of a locked row and increments its version. */
export const write${One} = async (tx: Tx, id: number, fields: Partial<${One}Fields>): Promise<${One}> =>
  presentFound(
    await tx
      .update(${many})
      .set({ ...fields, version: sql\`\${${many}.version} + 1\`, updated_at: sql\`now()\` })
      .where(eq(${many}.id, id))
      .returning(),
  );

export async function erase${One}(tx: Tx, id: number): Promise<void> {
  await tx.delete(${many}).where(eq(${many}.id, id));
}
`;

const routes = ({
  resource,
  many,
  Many,
  One,
}: ResourceNames): string => `import * as contract from '@widya/contract/${resource}';
import { ${many}Schemas } from '@widya/contract/${resource}.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { erase${One}, insert${One}, lock${One}, select${Many}, select${One}, write${One} } from './queries.ts';

const OBJECT = '${One.toLowerCase()}';

const list = bind(contract.list${Many}, ${many}Schemas.list${Many}, async (ctx) => {
  const { rows, total } = await select${Many}(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const read = bind(contract.read${One}, ${many}Schemas.read${One}, ({ tx, params }) => select${One}(tx, params.id));

const create = bind(contract.create${One}, ${many}Schemas.create${One}, async ({ tx, body, audit }) => {
  const data = await insert${One}(tx, body);
  audit({ object: OBJECT, objectId: data.id, label: data.name, after: body });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const update = bind(contract.update${One}, ${many}Schemas.update${One}, async ({ tx, params, body, audit }) => {
  const before = await lock${One}(tx, params.id);
  await assertFresh(tx, body.version, before, { object: OBJECT, id: before.id });
  const { name = before.name } = body;
  const data = await write${One}(tx, before.id, { name });
  audit({ object: OBJECT, objectId: data.id, label: name, before: { name: before.name }, after: { name } });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const remove = bind(contract.delete${One}, ${many}Schemas.delete${One}, async ({ tx, params, audit }) => {
  const { id, name } = await lock${One}(tx, params.id);
  await erase${One}(tx, id);
  audit({ object: OBJECT, objectId: id, label: name, before: { name } });
  return { success: true, affectedRows: 1 };
});

export const ${many}Routes: Binding[] = [list, read, create, update, remove];
`;

const test = ({
  resource,
  Many,
  One,
  menuKey,
  label,
}: ResourceNames): string => `import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/${resource}';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["${menuKey}"]' }));
});
afterAll(() => api.close());

const create = (name: string) => api.call(contract.create${One}, admin, { body: { name } });
const madeId = async (name: string) => ((await create(name)).body.data as { id: number }).id;

describe('${resource.replaceAll('-', ' ')}', () => {
  it('are listed by name and searched', async () => {
    await create(' Merpati ');
    await create('Elang');
    const { body } = await api.call(contract.list${Many}, admin, { query: { page: '1' } });
    expect(body).toMatchObject({ data: [{ name: 'Elang' }, { name: 'Merpati' }], meta: { total: 2 } });
    const found = await api.call(contract.list${Many}, admin, { query: { page: '1', q: 'merp', sort: '-created_at' } });
    expect(found.body.data).toMatchObject([{ name: 'Merpati' }]);
  });

  it('need a name', async () => {
    expect(await create(' ')).toMatchObject({ status: 422, body: { errors: { name: 'Nama ${label} perlu diisi' } } });
  });

  it('are changed, or refused after a concurrent change', async () => {
    const params = { id: await madeId('Camar') };
    const body = { name: 'Camar Laut', version: 1 };
    const changed = await api.call(contract.update${One}, admin, { params, body });
    expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Camar Laut' }, version: 2 } });
    const stale = await api.call(contract.update${One}, admin, { params, body });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { version: 2 } } });
    expect((await api.call(contract.read${One}, admin, { params })).body).toMatchObject({ name: 'Camar Laut' });
  });

  it('are deleted', async () => {
    const params = { id: await madeId('Nuri') };
    expect((await api.call(contract.delete${One}, admin, { params })).status).toBe(200);
    expect((await api.call(contract.read${One}, admin, { params })).status).toBe(404);
    expect((await api.audit())[0]).toMatchObject({ object_label: 'Nuri', before: { name: 'Nuri' } });
  });
});
`;

const examples = ({
  resource,
  many,
  Many,
  one,
  One,
}: ResourceNames): string => `import { randomUUID } from 'node:crypto';
import { ${many} } from '../../platform/database/schema/${resource}.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

const named = () => ({ name: \`Contoh \${randomUUID()}\` });

async function ${one}({ db }: ExampleWorld) {
  const [row] = await db.insert(${many}).values(named()).returning();
  return { params: { id: row?.id ?? 0 } };
}

const onOne: Example = { make: ${one} };

export const ${many}Examples: Examples = {
  list${Many}: { make: async () => ({}) },
  read${One}: onOne,
  create${One}: { make: async () => ({ body: named() }) },
  update${One}: { make: async (world) => ({ ...(await ${one}(world)), body: named() }) },
  delete${One}: onOne,
};
`;

/** Table, module, test and examples of a resource. */
export const resourceServerFiles = (names: ResourceNames): Readonly<Record<string, string>> => ({
  [`${SERVER}/platform/database/schema/${names.resource}.ts`]: table(names),
  [`${SERVER}/modules/${names.resource}/queries.ts`]: queries(names),
  [`${SERVER}/modules/${names.resource}/routes.ts`]: routes(names),
  [`${SERVER}/modules/${names.resource}/${names.file}-routes.test.ts`]: test(names),
  [`${SERVER}/testing/examples/${names.resource}.ts`]: examples(names),
});
