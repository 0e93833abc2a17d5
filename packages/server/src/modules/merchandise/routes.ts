import * as contract from '@widya/contract/merchandise';
import { merchandiseSchemas } from '@widya/contract/merchandise.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { answerList } from '../../platform/http/listing.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import { merchandiseFileRoutes } from './file-routes.ts';
import { listPublic } from './public-list.ts';
import { insertOne, lockOne, type MerchandiseFields, selectMerchandise, selectOne, writeOne } from './queries.ts';
import { recordOf } from './record.ts';
import { assertActivatable, assertAddresses, assertNotDeleted, photosOf, warningsOf } from './rules.ts';

const list = bind(contract.listMerchandise, merchandiseSchemas.listMerchandise, async (ctx) => {
  const { rows, total } = await selectMerchandise(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const read = bind(contract.readMerchandise, merchandiseSchemas.readMerchandise, (ctx) =>
  selectOne(ctx.tx, ctx.params.id),
);

const create = bind(contract.createMerchandise, merchandiseSchemas.createMerchandise, async (ctx) => {
  const { tx, body, caller, now } = ctx;
  assertAddresses(body);
  const id = await insertOne(tx, body);
  await settleFiles(tx, caller, now, { record: recordOf(id), before: [], after: photosOf(body) });
  ctx.audit({ object: 'merchandise', objectId: id, label: body.name, after: body });
  const data = await selectOne(tx, id);
  return { success: true, id, data, version: data.version, warnings: warningsOf(body) };
});

const update = bind(contract.updateMerchandise, merchandiseSchemas.updateMerchandise, async (ctx) => {
  const { tx, caller, now, params } = ctx;
  const { version, activated, ...rest } = ctx.body;
  const sent = sentFields(rest);
  const before = await lockOne(tx, params.id);
  await assertFresh(tx, version, before, { object: 'merchandise', id: before.id });
  assertNotDeleted(before);
  assertAddresses(sent);
  if (activated === true && before.activated === 0) assertActivatable(before);
  const fields: MerchandiseFields = {
    ...sent,
    ...(activated === undefined ? {} : { activated: activated ? 1 : 0 }),
  };
  const after = { ...before, ...fields };
  await settleFiles(tx, caller, now, {
    record: recordOf(before.id),
    before: photosOf(before),
    after: photosOf(after),
  });
  await writeOne(tx, before.id, fields);
  ctx.audit({ object: 'merchandise', objectId: before.id, label: after.name, before: { ...before }, after });
  const data = await selectOne(tx, before.id);
  return { success: true, affectedRows: 1, data, version: data.version, warnings: warningsOf(sent) };
});

type SentFields<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that were sent. */
const sentFields = <Fields extends object>(fields: Fields): SentFields<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as SentFields<Fields>;

type SetActiveCtx = Pick<Ctx<(typeof merchandiseSchemas)['deleteMerchandise']>, 'tx' | 'params' | 'audit'>;

const setActive =
  (active: 0 | 1) =>
  async ({ tx, params, audit }: SetActiveCtx) => {
    const before = await lockOne(tx, params.id);
    if (before.active === active)
      throw new ApiFailure(
        409,
        'INVALID_TRANSITION',
        active === 1 ? 'Kreasi ini sudah dipulihkan' : 'Kreasi ini sudah terhapus',
        { current: before },
      );
    await writeOne(tx, before.id, { active });
    audit({
      object: 'merchandise',
      objectId: before.id,
      label: before.name,
      before: { active: before.active },
      after: { active },
    });
    const data = await selectOne(tx, before.id);
    return { success: true, affectedRows: 1, data, version: data.version, warnings: [] } as const;
  };

const remove = bind(contract.deleteMerchandise, merchandiseSchemas.deleteMerchandise, setActive(0));
const restore = bind(contract.restoreMerchandise, merchandiseSchemas.restoreMerchandise, setActive(1));

export const merchandiseRoutes: Binding[] = [
  list,
  read,
  create,
  update,
  remove,
  restore,
  listPublic,
  ...merchandiseFileRoutes,
];
