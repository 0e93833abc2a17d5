import type { classes } from '../../platform/database/schema/classes.ts';
import type { registrations } from '../../platform/database/schema/registrations.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { ownerOfClass, type SeatContext } from './owner.ts';
import type { OrderRow } from './present.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';

/** A registration that was just accepted or asked to pay. */
export type PromotedPerson = typeof registrations.$inferSelect;

/**
 * One mail per person, chosen by status; the key identifies the change, so that a repetition sends no second mail
 * (S28).
 */
export async function promotionMails(
  { tx, config }: Pick<SeatContext, 'tx' | 'config'>,
  row: typeof classes.$inferSelect,
  people: readonly PromotedPerson[],
  orders: ReadonlyMap<number, OrderRow> = new Map(),
): Promise<Mail[]> {
  const owner = ownerOfClass(row);
  const options = { config, key: changeKey(owner), orders };
  const mails: Mail[] = [];
  for (const scenario of ['ACCEPTED', 'WAITING'] as const) {
    const recipients = people.filter(({ status }) => status === scenario);
    mails.push(...(await scenarioMails(tx, owner, scenario, recipients, options)));
  }
  return mails;
}
