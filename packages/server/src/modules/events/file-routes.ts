import * as contract from '@widya/contract/events';
import { eventSchemas } from '@widya/contract/events.schemas';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import type { Caller } from '../../platform/auth/caller.ts';
import { type Binding, bindPrepared, type UploadRule } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import { recordFile, type StagedFile } from '../../platform/storage/stored-files.ts';
import { stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { lockEvent, selectEvent, writeEvent } from './queries.ts';
import { eventRecordOf } from './write-event.ts';

const upload: UploadRule = { maxBytes: IMAGE_MAX_BYTES, kinds: ['jpeg', 'png'] };
const TARGET = { visibility: 'public', folder: 'event-images', asJpeg: true } as const;

type SaveContext = Pick<Ctx, 'tx' | 'now' | 'audit'> & {
  readonly caller: Caller;
  readonly params: { readonly id: number };
};

/** Stores a picture and saves it in its event immediately, which the call's name promises. Source: D54. */
const save = (field: 'event_icon_url' | 'event_banner_url') => async (ctx: SaveContext, file: StagedFile) => {
  const { tx, caller, now } = ctx;
  const { event } = await lockEvent(tx, ctx.params.id);
  await recordFile(ctx, file);
  const old = event[field];
  await settleFiles(tx, caller, now, {
    record: eventRecordOf(event.id),
    before: old === null ? [] : [old],
    after: [file.location],
  });
  await writeEvent(tx, event.id, { [field]: file.location }, now);
  ctx.audit({
    object: 'event',
    objectId: event.id,
    label: event.name,
    before: { [field]: old },
    after: { [field]: file.location },
  });
  const { location, name, size, type } = file;
  return { success: true, location, name, size, type, version: event.version + 1 } as const;
};

/** All four calls have the same shape. */
const picture = (endpoint: typeof contract.uploadEventIcon, field: 'event_icon_url' | 'event_banner_url'): Binding =>
  bindPrepared(
    endpoint,
    eventSchemas.uploadEventIcon,
    async (ctx) => {
      await selectEvent(ctx.db, ctx.params.id, ctx.now);
      return stageOnlyFile(ctx, TARGET);
    },
    save(field),
    { upload },
  );

export const eventFileRoutes: Binding[] = [
  picture(contract.uploadEventIcon, 'event_icon_url'),
  picture(contract.uploadEventIconPlain, 'event_icon_url'),
  picture(contract.uploadEventBanner, 'event_banner_url'),
  picture(contract.uploadEventBannerPlain, 'event_banner_url'),
];
