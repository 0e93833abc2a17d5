import type { Logger } from 'pino';
import { UNCONFIRMED_SEATS } from '../modules/events/unconfirmed-seats.ts';
import { UNCONFIRMED_REGISTRATIONS, UNCONFIRMED_TAKERS } from '../modules/registrations/unconfirmed-registrations.ts';
import type { Services } from '../platform/http/services.ts';

export const UNCONFIRMED_QUEUE = 'give-up-unconfirmed';

/** Registrations of each kind per run; the rest follows in the next run. */
const ROUND = 200;

/**
 * Gives up registrations whose address was not confirmed in time; seats of classes and events go to the waiting list.
 */
export async function giveUpUnconfirmed({ db, config, clock }: Services, _data: unknown, log: Pick<Logger, 'warn'>) {
  for (const kind of [UNCONFIRMED_REGISTRATIONS, UNCONFIRMED_TAKERS, UNCONFIRMED_SEATS])
    for (const id of await kind.due(db, clock(), ROUND))
      await db
        .transaction((tx) => kind.giveUp({ tx, config, now: clock() }, id))
        .catch((error: unknown) => log.warn({ err: error, id }, 'An unconfirmed registration could not be given up'));
}
