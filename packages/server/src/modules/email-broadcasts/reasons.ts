import type { emailSuppressions } from '../../platform/database/schema/email.ts';

type Reason = (typeof emailSuppressions.$inferSelect)['reason'];

/** Why a broadcast skips an address, as shown to staff. */
export const REASON_TEXTS: Readonly<Record<Reason, string>> = {
  bounced: 'Alamat ini pernah ditolak penyedia surel',
  unsubscribed: 'Berhenti berlangganan',
  manual: 'Alamat ini tidak dikirimi siaran',
};
