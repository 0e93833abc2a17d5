import type { EmailLogState } from '@widya/contract/email-log';
import type { BadgeTone } from '@widya/design-system/badge';

/** Labels of the states of a mail. */
export const LOG_STATES: Readonly<Record<EmailLogState, { readonly label: string; readonly tone: BadgeTone }>> = {
  sent: { label: 'Terkirim', tone: 'ok' },
  failed: { label: 'Gagal', tone: 'error' },
  uncertain: { label: 'Tidak pasti', tone: 'warn' },
  bounced: { label: 'Ditolak server', tone: 'error' },
};
