import * as contract from '@widya/contract/email-broadcasts';
import { emailBroadcastSchemas as schemas } from '@widya/contract/email-broadcasts.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { findMailOwner } from '../email-templates/mail-owner.ts';
import { CHANGES, changeBroadcast } from './change.ts';
import { countRecipients } from './count.ts';
import { findClasses } from './find-classes.ts';
import { selectBroadcastRecord, selectBroadcasts } from './queries.ts';
import { selectRecipients } from './recipient-list.ts';
import { chooseRecipients } from './recipients.ts';
import { sendBroadcast } from './send.ts';

/** Inserting the items of half a million people takes some seconds. */
const LONG_MS = 60_000;

const classes = bind(contract.listEmailClasses, schemas.listEmailClasses, ({ tx, query }) => findClasses(tx, query.q));

const countPeople = bind(
  contract.countEmailRecipients,
  schemas.countEmailRecipients,
  async ({ tx, caller, body }) => countRecipients(tx, await chooseRecipients(tx, caller, body)),
  { statementTimeout: LONG_MS },
);

const send = bind(
  contract.sendEmail,
  schemas.sendEmail,
  async (ctx) => ({ success: true, ...(await sendBroadcast(ctx, ctx.body)) }),
  { statementTimeout: LONG_MS },
);

const list = bind(contract.listEmailBroadcasts, schemas.listEmailBroadcasts, async (ctx) => {
  const owner = await findMailOwner(ctx.tx, ctx.caller, ctx.query);
  const { rows, total } = await selectBroadcasts(ctx.tx, owner, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const read = bind(contract.readEmailBroadcast, schemas.readEmailBroadcast, ({ tx, params, now }) =>
  selectBroadcastRecord(tx, params.id, now),
);

const recipients = bind(contract.listEmailBroadcastRecipients, schemas.listEmailBroadcastRecipients, async (ctx) => {
  const { rows, total } = await selectRecipients(ctx.tx, ctx.params.id, ctx.query);
  return answerList(ctx, rows, total);
});

const recall = bind(contract.recallEmailBroadcast, schemas.recallEmailBroadcast, (ctx) =>
  changeBroadcast(ctx, CHANGES.recall),
);
const pause = bind(contract.pauseEmailBroadcast, schemas.pauseEmailBroadcast, (ctx) =>
  changeBroadcast(ctx, CHANGES.pause),
);
const resume = bind(contract.resumeEmailBroadcast, schemas.resumeEmailBroadcast, (ctx) =>
  changeBroadcast(ctx, CHANGES.resume),
);
const cancel = bind(contract.cancelEmailBroadcast, schemas.cancelEmailBroadcast, (ctx) =>
  changeBroadcast(ctx, CHANGES.cancel),
);
const retry = bind(contract.retryEmailBroadcast, schemas.retryEmailBroadcast, (ctx) =>
  changeBroadcast(ctx, CHANGES.retry),
);

export const emailBroadcastRoutes: Binding[] = [
  classes,
  countPeople,
  send,
  list,
  read,
  recipients,
  recall,
  pause,
  resume,
  cancel,
  retry,
];
