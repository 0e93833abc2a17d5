import * as contract from '@widya/contract/instructors';
import { INITIAL_PASSWORD_DAYS } from '@widya/contract/instructors';
import { instructorSchemas } from '@widya/contract/instructors.schemas';
import { siteOf } from '../../platform/addresses/site.ts';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { createPasswordLink, daysFrom } from '../../platform/auth/password-links.ts';
import { assertAcceptablePassword } from '../../platform/auth/password-rules.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { revokeSessions } from '../../platform/auth/sessions.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { answerList } from '../../platform/http/listing.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import { passwordMail } from '../accounts/password-mails.ts';
import { instructorFileRoutes } from './file-routes.ts';
import {
  type InstructorWithEmail,
  insertOne,
  lockOne,
  selectInstructors,
  selectUpcomingClasses,
  writeOne,
} from './queries.ts';
import { assertActive, assertFree, assertPhoto, fieldsOf, recordOf } from './rules.ts';

const list = bind(contract.listInstructors, instructorSchemas.listInstructors, async (ctx) => {
  const { rows, total } = await selectInstructors(ctx.tx, ctx.caller, ctx.query);
  return answerList(ctx, rows, total);
});

const photosOf = ({ instructor_image_url }: { readonly instructor_image_url: string | null }): string[] =>
  instructor_image_url === null ? [] : [instructor_image_url];

type Mailing = Pick<Ctx, 'tx' | 'now' | 'mail' | 'config'>;

/** Mails a new link and invalidates earlier ones. @returns until when it is valid. */
async function mailPasswordLink(
  { tx, now, mail, config }: Mailing,
  instructor: InstructorWithEmail,
  why: 'created' | 'reset',
): Promise<Date> {
  const expiresAt = daysFrom(now, INITIAL_PASSWORD_DAYS);
  const account = { ...instructor, kind: 'instructor' } as const;
  const link = await createPasswordLink(tx, account, { now, expiresAt });
  await mail.enqueue(passwordMail(await siteOf(tx, config), { why, account, link, expiresAt }));
  return expiresAt;
}

const create = bindPrepared(
  contract.createInstructor,
  instructorSchemas.createInstructor,
  async ({ body, config }) => {
    assertAcceptablePassword(body.password, 'password');
    assertPhoto(body.instructor_image_url);
    return hashPassword(body.password, config.hashingCost, 'known');
  },
  async (ctx, password_hash) => {
    const { tx, body, caller, now } = ctx;
    const { email, name } = body;
    const fields = { ...fieldsOf(body), email, name };
    const password_expires_at = daysFrom(now, INITIAL_PASSWORD_DAYS);
    const data = await insertOne(tx, { ...fields, password_hash, password_changed_at: now, password_expires_at });
    await settleFiles(tx, caller, now, { record: recordOf(data.id), before: [], after: photosOf(data) });
    await mailPasswordLink(ctx, data, 'created');
    ctx.audit({ object: 'instructor', objectId: data.id, label: name, after: fields });
    return { success: true, id: data.id, data, version: data.version };
  },
);

const update = bind(contract.updateInstructor, instructorSchemas.updateInstructor, async (ctx) => {
  const { tx, caller, now, params } = ctx;
  const { version, ...sent } = ctx.body;
  const before = await lockOne(tx, params.id);
  await assertFresh(tx, version, before, { object: 'instructor', id: before.id });
  assertActive(before, 1);
  assertPhoto(sent.instructor_image_url);
  const data = await writeOne(tx, before.id, fieldsOf(sent));
  await settleFiles(tx, caller, now, {
    record: recordOf(before.id),
    before: photosOf(before),
    after: photosOf(data),
  });
  if (data.email !== before.email)
    await revokeSessions(tx, { kind: 'instructor', id: before.id }, { reason: 'email_changed', now });
  ctx.audit({ object: 'instructor', objectId: before.id, label: data.name, before: { ...before }, after: { ...data } });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const remove = bind(contract.deleteInstructor, instructorSchemas.deleteInstructor, async (ctx) => {
  const { tx, now, params } = ctx;
  const before = await lockOne(tx, params.id);
  assertActive(before, 1);
  assertFree(await selectUpcomingClasses(tx, before.id, now));
  const data = await writeOne(tx, before.id, { active: 0 });
  await revokeSessions(tx, { kind: 'instructor', id: before.id }, { reason: 'deleted', now });
  const change = { before: { active: 1 }, after: { active: 0 } };
  ctx.audit({ object: 'instructor', objectId: before.id, label: before.name, ...change });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const restore = bind(contract.restoreInstructor, instructorSchemas.restoreInstructor, async (ctx) => {
  const { tx, params } = ctx;
  const before = await lockOne(tx, params.id);
  assertActive(before, 0);
  const data = await writeOne(tx, before.id, { active: 1 });
  const change = { before: { active: 0 }, after: { active: 1 } };
  ctx.audit({ object: 'instructor', objectId: before.id, label: before.name, ...change });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const sendLink = bind(
  contract.sendInstructorPasswordLink,
  instructorSchemas.sendInstructorPasswordLink,
  async (ctx) => {
    const instructor = await lockOne(ctx.tx, ctx.params.id);
    assertActive(instructor, 1);
    const expiresAt = await mailPasswordLink(ctx, instructor, 'reset');
    ctx.audit({ object: 'instructor', objectId: instructor.id, label: instructor.name });
    return { success: true, affectedRows: 1, expires_at: expiresAt.toISOString() };
  },
);

export const instructorRoutes: Binding[] = [list, create, update, remove, restore, sendLink, ...instructorFileRoutes];
