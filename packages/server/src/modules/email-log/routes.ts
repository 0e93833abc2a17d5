import * as contract from '@widya/contract/email-log';
import { emailLogSchemas as schemas } from '@widya/contract/email-log.schemas';
import type { Caller } from '../../platform/auth/caller.ts';
import { forbidden, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList, rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { readDelivery } from '../../platform/mail/delivery.ts';
import { cleanEmailHtml } from '../../platform/text/email-html.ts';
import { findMailOwner, type MailOwnerRef } from '../email-templates/mail-owner.ts';
import type { Owner } from '../registrations/find-owner.ts';
import { type LogQuery, mailLogFilter } from './filters.ts';
import { selectMail, selectMails } from './queries.ts';
import { resendAll, resendOne } from './resend.ts';
import { addSuppression, removeSuppression, selectSuppressions } from './suppressions.ts';

/** The menu key for the log of one class or one course; the whole log needs `email`. */
const keyOf = ({ class_code, course }: MailOwnerRef) =>
  class_code !== undefined ? 'home' : course !== undefined ? 'private-class' : 'email';

/** @throws ApiFailure 403 when the caller may not see this part of the log; 404. */
async function visibleOwner(tx: Tx, caller: Caller, ref: MailOwnerRef): Promise<Owner | null> {
  if (!caller.keys.has('email') && !caller.keys.has(keyOf(ref))) throw forbidden();
  return findMailOwner(tx, caller, ref);
}

interface LogContext {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly query: LogQuery;
  readonly now: Date;
}

async function pageOf({ tx, caller, query, now }: LogContext) {
  const owner = await visibleOwner(tx, caller, query);
  const window = { ...rowWindow(query), descending: query.sort === '-created_at' };
  return selectMails(tx, mailLogFilter(tx, owner, query), window, now);
}

const history = bind(contract.listEmailHistory, schemas.listEmailHistory, async (ctx) => {
  const { rows, total } = await pageOf(ctx);
  return answerList(ctx, rows, total);
});

const sent = bind(contract.listSentEmails, schemas.listSentEmails, async (ctx) => {
  const { rows, total } = await pageOf(ctx);
  const presented = rows.map(({ message_id, subject, to, created_at }) => ({ message_id, subject, to, created_at }));
  return answerList(ctx, presented, total);
});

const read = bind(contract.readEmailLog, schemas.readEmailLog, async ({ tx, caller, params }) => {
  const found = await selectMail(tx, params.id);
  const { keys } = caller;
  const isVisible =
    found !== undefined &&
    (keys.has('email') || (found.isOfClass && keys.has('home')) || (found.isOfCourse && keys.has('private-class')));
  // For callers who may not see it, it does not exist (S11).
  if (!isVisible) throw notFound('Surel tidak ditemukan');
  const { body_html } = found.mail;
  // Older mails may contain markup that is no longer allowed.
  return { ...found.mail, body_html: body_html === null ? null : cleanEmailHtml(body_html) };
});

const delivery = bind(contract.readEmailDelivery, schemas.readEmailDelivery, ({ tx }) => readDelivery(tx));

const resend = bind(contract.resendEmail, schemas.resendEmail, async ({ tx, params, now, audit }) => {
  const { queued } = await resendOne(tx, params.id, now);
  audit({ object: 'email', objectId: params.id, after: { queued: queued ? 1 : 0 } });
  return { success: true, affectedRows: queued ? 1 : 0 };
});

const resendMany = bind(
  contract.resendEmails,
  schemas.resendEmails,
  async ({ tx, caller, body, now, audit }) => {
    const owner = await findMailOwner(tx, caller, body);
    const { condition } = mailLogFilter(tx, owner, body);
    const result = await resendAll(tx, condition, now);
    // Searched names and addresses are not written to the admin log (S43).
    const { q: _, ...filter } = body;
    audit({ object: 'email', objectId: null, after: { ...result, filter } });
    return { success: true, ...result };
  },
  { statementTimeout: 30_000 },
);

const suppressions = bind(contract.listEmailSuppressions, schemas.listEmailSuppressions, async (ctx) => {
  const { rows, total } = await selectSuppressions(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

/** Rows of the admin log are never deleted, so it must not contain the address (S43). */
const add = bind(contract.addEmailSuppression, schemas.addEmailSuppression, async ({ tx, body, now, audit }) => {
  const data = await addSuppression(tx, body, now);
  audit({ object: 'suppression', objectId: data.id, after: { reason: data.reason } });
  return { success: true, affectedRows: 1, data };
});

const remove = bind(contract.removeEmailSuppression, schemas.removeEmailSuppression, async ({ tx, params, audit }) => {
  const { id, reason } = await removeSuppression(tx, params.id);
  audit({ object: 'suppression', objectId: id, before: { reason } });
  return { success: true, affectedRows: 1 };
});

export const emailLogRoutes: Binding[] = [history, sent, delivery, read, resend, resendMany, suppressions, add, remove];
