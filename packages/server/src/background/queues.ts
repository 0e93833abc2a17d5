import { mailPasswordLinks, PASSWORD_LINK_QUEUE } from '../modules/accounts/mail-password-link.ts';
import { syncMeeting, ZOOM_QUEUE } from '../modules/classes/zoom/sync-meeting.ts';
import { FEEDBACK_MAIL_QUEUE, mailFeedbackLinks } from '../modules/feedback/mail-feedback-links.ts';
import { PUSH_QUEUE, sendPending } from '../modules/notifications/send-pending.ts';
import { CLASS_START_QUEUE, remindOfStarts } from '../modules/participants/class-start-reminders.ts';
import { EXPIRE_QUEUE, expireOrders } from '../modules/payments/expire-orders.ts';
import { OPEN_PAYMENTS_QUEUE, openPayments } from '../modules/payments/open-payments.ts';
import { RECHECK_QUEUE, recheckOrders } from '../modules/payments/recheck-orders.ts';
import { taskQueue } from '../platform/jobs/engine/task-queues.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { LOST_MAIL_QUEUE, recoverLostMails } from '../platform/mail/recover-lost-mails.ts';
import { cleanUp } from './clean-up.ts';
import { giveUpUnconfirmed, UNCONFIRMED_QUEUE } from './give-up-unconfirmed.ts';
import { TASK_KINDS } from './task-kinds.ts';

/** All queues. */
export const QUEUES: readonly Queue[] = [
  { name: 'clean-up', cron: '*/10 * * * *', work: cleanUp },
  // People wait for the mail after they forgot a password.
  { name: PASSWORD_LINK_QUEUE, work: mailPasswordLinks, pollSeconds: 1 },
  { name: LOST_MAIL_QUEUE, cron: '* * * * *', work: recoverLostMails },
  { name: ZOOM_QUEUE, work: syncMeeting },
  // Every minute, so that a voucher is released within 60 seconds after its order expires (S29).
  { name: EXPIRE_QUEUE, cron: '* * * * *', work: expireOrders },
  { name: UNCONFIRMED_QUEUE, cron: '* * * * *', work: giveUpUnconfirmed },
  // People wait for the payment page right after they registered.
  {
    name: OPEN_PAYMENTS_QUEUE,
    cron: '* * * * *',
    work: openPayments,
    every: { ms: 3_000, work: (services, log) => openPayments(services, null, log) },
  },
  { name: RECHECK_QUEUE, cron: '*/5 * * * *', work: recheckOrders },
  // Staff watch the notification being sent.
  {
    name: PUSH_QUEUE,
    cron: '* * * * *',
    work: (services, _data, log) => sendPending(services, log),
    every: { ms: 3_000, work: sendPending },
  },
  // Every minute, so that the mail is sent two hours before a start (S40).
  { name: CLASS_START_QUEUE, cron: '* * * * *', work: remindOfStarts },
  { name: FEEDBACK_MAIL_QUEUE, cron: '*/5 * * * *', work: mailFeedbackLinks },
  taskQueue(TASK_KINDS),
];
