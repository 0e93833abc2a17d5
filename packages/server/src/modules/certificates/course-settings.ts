import type { certificateSchemas } from '@widya/contract/certificates.schemas';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { findCertificateOwner, lockCertificateOwner, type Owner } from './owners.ts';
import { presentSettings } from './settings.ts';

type Body = z.output<(typeof certificateSchemas)['updateCourseCertificateSettings']['body']>;
type SettingsCtx = Pick<Ctx, 'tx' | 'now' | 'audit'> & {
  readonly caller: Caller;
  readonly params: { readonly code: string };
  readonly body: Body;
};

const pagesOf = (stored: Owner['stored']): string[] =>
  [stored?.certPage1, stored?.certPage2].filter((page) => typeof page === 'string');

/**
 * Writes the template or the competencies of a self-paced course. @throws ApiFailure 404, 409 VERSION_CONFLICT, 422.
 */
export async function updateCourseSettings(ctx: SettingsCtx) {
  const { tx, caller, body, now } = ctx;
  const before = await lockCertificateOwner(tx, caller, 'course', ctx.params.code);
  const current = await presentSettings(tx, caller, before);
  await assertFresh(tx, body.version, current, { object: 'course', id: before.id });
  const { custom_certificate_template: template, what_to_learn } = body;
  const version = before.version + 1;
  await tx
    .update(courses)
    .set({
      ...(template === undefined ? {} : { custom_certificate_template: template }),
      ...(what_to_learn === undefined ? {} : { what_to_learn: what_to_learn.map(cleanRichText) }),
      version: sql`${courses.version} + 1`,
      updated_at: now,
    })
    .where(eq(courses.id, before.id));
  if (template !== undefined)
    await settleFiles(tx, caller, now, {
      record: `course:${before.id}`,
      before: pagesOf(before.stored),
      after: pagesOf(template),
    });
  const after = await findCertificateOwner(tx, caller, 'course', String(before.code));
  ctx.audit({
    object: 'course',
    objectId: before.id,
    label: before.name,
    before: { custom_certificate_template: before.stored, what_to_learn: before.whatToLearn },
    after: { custom_certificate_template: after.stored, what_to_learn: after.whatToLearn },
  });
  return { success: true, affectedRows: 1, data: await presentSettings(tx, caller, after), version } as const;
}
