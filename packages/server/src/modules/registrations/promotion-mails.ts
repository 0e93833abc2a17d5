import type { classes } from '../../platform/database/schema/classes.ts';
import type { registrations } from '../../platform/database/schema/registrations.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { ownerOfClass, type SeatContext } from './owner.ts';
import type { OrderRow } from './present.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';

/** A registration that has just been accepted or asked to pay. */
export type PromotedPerson = typeof registrations.$inferSelect;

/** One mail for each person by their state; the key names the change, so that telling of it twice sends one mail (S28). */
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
    const told = people.filter(({ status }) => status === scenario);
    mails.push(...(await scenarioMails(tx, owner, scenario, told, options)));
  }
  return mails;
}
