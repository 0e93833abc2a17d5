import { writeAudit } from '../../../audit/write-audit.ts';
import type { Tx } from '../../../http/transaction.ts';
import { endBroadcasts } from './end-broadcasts.ts';

interface Occasion {
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
}

export const BY_LINK = 'tautan surel';

/** Ends broadcasts to an address by a mailed link. Doing it twice changes nothing. The log names no address: it only grows (S43). */
export async function unsubscribe(tx: Tx, email: string, { now, requestId, ip }: Occasion): Promise<void> {
  const { id, members } = await endBroadcasts(tx, email, { now, source: BY_LINK });
  if (id === null && members.length === 0) return;
  const entry = { object: 'suppression', objectId: id, after: { reason: 'unsubscribed', members } };
  await writeAudit(tx, entry, { code: 'ADD_SUPPRESSION', caller: null, now, requestId, ip });
}
