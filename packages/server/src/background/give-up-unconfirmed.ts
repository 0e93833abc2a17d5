import type { Logger } from 'pino';
import { UNCONFIRMED_SEATS } from '../modules/events/unconfirmed-seats.ts';
import { UNCONFIRMED_REGISTRATIONS, UNCONFIRMED_TAKERS } from '../modules/registrations/unconfirmed-registrations.ts';
import type { Services } from '../platform/http/services.ts';

export const UNCONFIRMED_QUEUE = 'give-up-unconfirmed';

/** Registrations of each kind in one round; what is left over has its turn in the next one. */
const ROUND = 200;

/** Gives up places whose owners have not confirmed their address in time: those of classes and events go to the waiting list. */
export async function giveUpUnconfirmed({ db, config, clock }: Services, _data: unknown, log: Pick<Logger, 'warn'>) {
  for (const kind of [UNCONFIRMED_REGISTRATIONS, UNCONFIRMED_TAKERS, UNCONFIRMED_SEATS])
    for (const id of await kind.due(db, clock(), ROUND))
      await db
        .transaction((tx) => kind.giveUp({ tx, config, now: clock() }, id))
        .catch((error: unknown) => log.warn({ err: error, id }, 'An unconfirmed registration could not be given up'));
}
