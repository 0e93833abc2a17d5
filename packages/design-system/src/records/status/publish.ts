import type { BadgeTone } from '../badge.tsx';

/** Badges of an event: the time determines live and finished, the publish status the others. */
export const publishStates: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  INITIAL: { label: 'Pendaftaran belum dibuka', tone: 'neutral' },
  DRAFT: { label: 'Pendaftaran belum dibuka', tone: 'neutral' },
  OPEN: { label: 'Pendaftaran dibuka', tone: 'ok' },
  HIDDEN: { label: 'Pendaftaran sedang ditutup', tone: 'warn' },
  COUNTING_DOWN: { label: 'Pendaftaran dibuka', tone: 'ok' },
  LIVE: { label: 'Live', tone: 'info' },
  FINISHED: { label: 'Event telah selesai', tone: 'neutral' },
  DONE: { label: 'Event telah selesai', tone: 'neutral' },
};
