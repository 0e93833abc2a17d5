import type { EmailBroadcastRecipientState, EmailBroadcastState } from '@widya/contract/email-broadcasts';
import type { BadgeTone } from '@widya/design-system/badge';

interface StateBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** Labels of the states of a broadcast. */
export const BROADCAST_STATES: Readonly<Record<EmailBroadcastState, StateBadge>> = {
  SCHEDULED: { label: 'Menunggu dikirim', tone: 'info' },
  SENDING: { label: 'Sedang dikirim', tone: 'info' },
  PAUSED: { label: 'Dijeda', tone: 'warn' },
  DONE: { label: 'Selesai', tone: 'ok' },
  CANCELLED: { label: 'Dibatalkan', tone: 'neutral' },
  RECALLED: { label: 'Ditarik kembali', tone: 'neutral' },
  FAILED: { label: 'Gagal', tone: 'error' },
};

/** Labels of the states of a recipient. */
export const RECIPIENT_STATES: Readonly<Record<EmailBroadcastRecipientState, StateBadge>> = {
  queued: { label: 'Menunggu', tone: 'neutral' },
  sent: { label: 'Terkirim', tone: 'ok' },
  failed: { label: 'Gagal', tone: 'error' },
  bounced: { label: 'Ditolak server', tone: 'error' },
  skipped: { label: 'Dilewati', tone: 'warn' },
};

/** Ordered by importance. */
export const RECIPIENT_STATE_ORDER: readonly EmailBroadcastRecipientState[] = [
  'failed',
  'bounced',
  'queued',
  'sent',
  'skipped',
];
