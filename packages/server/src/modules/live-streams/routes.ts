import * as contract from '@widya/contract/live-streams';
import { liveStreamSchemas } from '@widya/contract/live-streams.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { answerList } from '../../platform/http/listing.ts';
import { createLiveStream } from './create-live-stream.ts';
import { readPublic } from './public-read.ts';
import {
  type LiveStreamFields,
  lockLiveStream,
  removeLiveStream,
  selectLiveStream,
  selectLiveStreams,
  writeLiveStream,
} from './queries.ts';
import { assertPlayable } from './rules.ts';

const OBJECT = 'live_streaming';

const list = bind(contract.listLiveStreams, liveStreamSchemas.listLiveStreams, async (ctx) => {
  const { rows, total } = await selectLiveStreams(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const read = bind(contract.readLiveStream, liveStreamSchemas.readLiveStream, (ctx) =>
  selectLiveStream(ctx.tx, ctx.params.code),
);

const create = bind(contract.createLiveStream, liveStreamSchemas.createLiveStream, async ({ tx, body, now, audit }) => {
  const code = await createLiveStream(tx, body, now);
  const data = await selectLiveStream(tx, code);
  const { id, name, url_video, stream_finish, version } = data;
  audit({ object: OBJECT, objectId: code, label: name, after: { code, name, url_video, stream_finish } });
  return { success: true, id, code, name, data, version };
});

type Change = Ctx<(typeof liveStreamSchemas)['updateLiveStream']>['body'];

/** The fields that were sent. */
const fieldsOf = ({ name, url_video, stream_finish }: Change): LiveStreamFields => ({
  ...(name !== undefined && { name }),
  ...(url_video !== undefined && { url_video }),
  ...(stream_finish !== undefined && { stream_finish: stream_finish === null ? null : new Date(stream_finish) }),
});

const update = bind(
  contract.updateLiveStream,
  liveStreamSchemas.updateLiveStream,
  async ({ tx, params, body, audit }) => {
    const before = await lockLiveStream(tx, params.code);
    await assertFresh(tx, body.version, before, { object: OBJECT, id: before.code });
    assertPlayable(body.url_video);
    await writeLiveStream(tx, before.id, fieldsOf(body));
    const data = await selectLiveStream(tx, before.code);
    audit({ object: OBJECT, objectId: data.code, label: data.name, before: { ...before }, after: { ...data } });
    return { success: true, affectedRows: 1, data, version: data.version };
  },
);

type Switching = Pick<Ctx<(typeof liveStreamSchemas)['activateLiveStream']>, 'tx' | 'params' | 'audit'>;

/** Idempotent, because two staff who press the same button want the same. */
const switchTo =
  (active: 0 | 1) =>
  async ({ tx, params, audit }: Switching) => {
    const before = await lockLiveStream(tx, params.id);
    const changed = before.active !== active;
    if (changed) await writeLiveStream(tx, before.id, { active });
    const { code, name } = before;
    audit({ object: OBJECT, objectId: code, label: name, before: { active: before.active }, after: { active } });
    const data = await selectLiveStream(tx, code);
    return { success: true, affectedRows: changed ? 1 : 0, data, version: data.version } as const;
  };

const activate = bind(contract.activateLiveStream, liveStreamSchemas.activateLiveStream, switchTo(1));
const deactivate = bind(contract.deactivateLiveStream, liveStreamSchemas.deactivateLiveStream, switchTo(0));

const remove = bind(contract.deleteLiveStream, liveStreamSchemas.deleteLiveStream, async ({ tx, params, audit }) => {
  const { id, version: _, ...before } = await lockLiveStream(tx, params.id);
  await removeLiveStream(tx, id);
  audit({ object: OBJECT, objectId: before.code, label: before.name, before });
  return { success: true, affectedRows: 1 };
});

export const liveStreamRoutes: Binding[] = [list, read, create, update, activate, deactivate, remove, readPublic];
