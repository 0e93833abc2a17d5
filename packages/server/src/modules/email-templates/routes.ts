import * as contract from '@widya/contract/email-templates';
import { emailTemplateSchemas } from '@widya/contract/email-templates.schemas';
import { eq, sql } from 'drizzle-orm';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import type { Config } from '../../platform/config/config.ts';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { cleanEmailHtml, isBlankEmail } from '../../platform/text/email-html.ts';
import { findCourseOwner } from '../registrations/find-owner.ts';
import { findAttachments } from './attachments.ts';
import { assertTemplatesExist, selectCourseTemplates, writeCourseTemplates } from './course-templates.ts';
import { storePictures, withoutOrigin } from './pictures.ts';
import { previewOf } from './preview.ts';
import { lockTemplate, selectTemplate, selectTemplatePage } from './queries.ts';
import { usageOf } from './usage.ts';

const list = bind(contract.listEmailTemplates, emailTemplateSchemas.listEmailTemplates, async (ctx) => {
  const { rows, total } = await selectTemplatePage(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

/** The sanitised body for storage. @throws ApiFailure 422 when nothing is left of it. Source: B-198. */
function storedBody(html: string, config: Pick<Config, 'filesUrl'>): string {
  const clean = cleanEmailHtml(withoutOrigin(html, config));
  if (isBlankEmail(clean)) throw invalid({ body_template: 'Isi Email tidak boleh kosong.' });
  return clean;
}

const recordOf = (id: number): string => `email-template:${id}`;

const fieldsOf = ({ template_name, scenario, subject_template, body_template }: contract.EmailTemplate) => ({
  template_name,
  scenario,
  subject_template,
  body_template,
});

const create = bind(contract.createEmailTemplate, emailTemplateSchemas.createEmailTemplate, async (ctx) => {
  const { tx, body, now } = ctx;
  const body_template = storedBody(body.body_template, ctx.config);
  const [created] = await tx
    .insert(emailTemplates)
    .values({ ...body, body_template, created_at: now, updated_at: now })
    .returning({ id: emailTemplates.id });
  const data = await selectTemplate(tx, created?.id ?? 0);
  await storePictures(tx, ctx.caller, body_template, recordOf(data.id));
  ctx.audit({ object: 'emailtemplate', objectId: data.id, label: data.template_name, after: fieldsOf(data) });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const update = bind(contract.updateEmailTemplate, emailTemplateSchemas.updateEmailTemplate, async (ctx) => {
  const { tx, params, now } = ctx;
  const { version, body_template, ...others } = ctx.body;
  const before = await lockTemplate(tx, params.id);
  await assertFresh(tx, version, before, { object: 'emailtemplate', id: before.id });
  const changed = {
    ...others,
    ...(body_template === undefined ? {} : { body_template: storedBody(body_template, ctx.config) }),
  };
  await tx
    .update(emailTemplates)
    .set({ ...changed, updated_at: now, version: sql`${emailTemplates.version} + 1` })
    .where(eq(emailTemplates.id, before.id));
  const data = await selectTemplate(tx, before.id);
  if (data.body_template !== before.body_template)
    await storePictures(tx, ctx.caller, data.body_template, recordOf(data.id));
  ctx.audit({
    object: 'emailtemplate',
    objectId: data.id,
    label: data.template_name,
    before: fieldsOf(before),
    after: fieldsOf(data),
  });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const usage = bind(contract.readEmailTemplateUsage, emailTemplateSchemas.readEmailTemplateUsage, ({ tx, params }) =>
  usageOf(tx, params.id),
);

const preview = bind(contract.previewEmail, emailTemplateSchemas.previewEmail, (ctx) => previewOf(ctx, ctx.body));

const test = bind(contract.sendTestEmail, emailTemplateSchemas.sendTestEmail, async (ctx) => {
  const { tx, caller, body } = ctx;
  if (isBlankEmail(cleanEmailHtml(body.content))) throw invalid({ content: 'Isi Email tidak boleh kosong.' });
  const { subject, html } = await previewOf(ctx, body);
  await ctx.mail.enqueue({
    to: caller.email,
    toName: caller.name,
    subject: `[Uji] ${subject}`,
    html,
    dedupeKey: `test:${caller.kind}:${caller.id}:${ctx.requestId}:${ctx.now.getTime()}`,
    scenario: body.scenario,
    attachments: await findAttachments(tx, caller, body.attachments),
  });
  ctx.audit({ object: 'email', objectId: null, label: subject, after: { scenario: body.scenario } });
  return { success: true, queued: 1, to: caller.email };
});

const readCourse = bind(
  contract.readCourseEmailTemplates,
  emailTemplateSchemas.readCourseEmailTemplates,
  async ({ tx, caller, params }) => selectCourseTemplates(tx, (await findCourseOwner(tx, caller, params.id)).id),
);

const updateCourse = bind(
  contract.updateCourseEmailTemplates,
  emailTemplateSchemas.updateCourseEmailTemplates,
  async (ctx) => {
    const { tx, caller, now } = ctx;
    const { version, ...chosen } = ctx.body;
    const { id } = await findCourseOwner(tx, caller, ctx.params.id);
    const before = await selectCourseTemplates(tx, id, { lock: true });
    await assertFresh(tx, version, before, { object: 'course', id });
    await assertTemplatesExist(tx, chosen);
    await writeCourseTemplates(tx, id, chosen, now);
    const data = await selectCourseTemplates(tx, id);
    ctx.audit({ object: 'course', objectId: id, label: data.title, before, after: data });
    return { success: true, affectedRows: 1, data, version: data.version };
  },
);

export const emailTemplateRoutes: Binding[] = [list, create, update, usage, preview, test, readCourse, updateCourse];
