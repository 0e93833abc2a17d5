import * as contract from '@widya/contract/tickets';
import { ticketSchemas as schemas } from '@widya/contract/tickets.schemas';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { type Binding, bindPublic } from '../../platform/http/bind.ts';
import { mailNewLink } from '../ticket-links/mail-new-links.ts';
import { openTicket, signedLink } from './open-ticket.ts';

/** Tickets are read often when a class begins; guessing is hopeless, as a token has a 128-bit signature. */
const READS_PER_MINUTE = 120;
/** Few, because these calls send mails; each has its own limit, too. */
const WRITES_PER_MINUTE = 20;

const read = bindPublic(
  contract.readTicket,
  schemas.readTicket,
  async (ctx) => {
    const { ticket, handlers } = await openTicket(ctx, ctx.params.token);
    ctx.reply.header('cache-control', 'no-store');
    return handlers.read({ ...ctx, secretsKey: await secretsKeyOf(ctx.config) }, ticket.id);
  },
  { perMinute: READS_PER_MINUTE },
);

const renew = bindPublic(
  contract.renewTicketLink,
  schemas.renewTicketLink,
  async (ctx) => {
    const link = await signedLink(ctx, ctx.params.token);
    await mailNewLink(ctx, link);
    ctx.audit({ object: 'ticket', objectId: link.ticket.id, label: link.holder?.name ?? '' });
    return { success: true };
  },
  { perMinute: WRITES_PER_MINUTE },
);

const withdraw = bindPublic(
  contract.withdrawRegistration,
  schemas.withdrawRegistration,
  async (ctx) => {
    const { ticket, handlers, holder } = await openTicket(ctx, ctx.params.token);
    const { status, object, after } = await handlers.withdraw(ctx, ticket.id);
    ctx.audit({
      object,
      objectId: ticket.id,
      label: `${holder.full_name} · ${holder.name}`,
      before: { status: holder.status },
      after: { status, ...after },
    });
    return { success: true, status };
  },
  { perMinute: WRITES_PER_MINUTE },
);

export const ticketRoutes: Binding[] = [read, renew, withdraw];
