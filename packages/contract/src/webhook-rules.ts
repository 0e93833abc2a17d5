/** Types of events that a webhook can subscribe to, by what they are about. Source: D253. */
export const WEBHOOK_EVENT_GROUPS = [
  { label: 'Pendaftaran', events: ['registration.created', 'registration.cancelled'] },
  { label: 'Pembayaran', events: ['payment.settled', 'payment.refunded'] },
  { label: 'Sertifikat', events: ['certificate.issued', 'certificate.revoked'] },
] as const;

export const WEBHOOK_EVENTS = [
  'registration.created',
  'registration.cancelled',
  'payment.settled',
  'payment.refunded',
  'certificate.issued',
  'certificate.revoked',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Everything that is delivered: also the test that staff send. */
export const WEBHOOK_EVENT_TYPES = [...WEBHOOK_EVENTS, 'ping'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

export const WEBHOOK_EVENT_LABELS: Readonly<Record<WebhookEventType, string>> = {
  'registration.created': 'Pendaftaran baru',
  'registration.cancelled': 'Pendaftaran batal',
  'payment.settled': 'Pembayaran lunas',
  'payment.refunded': 'Dana dikembalikan',
  'certificate.issued': 'Sertifikat terbit',
  'certificate.revoked': 'Sertifikat dicabut',
  ping: 'Uji coba',
};

/** `failing`: active, but the last delivery did not work. */
export const WEBHOOK_STATES = ['active', 'failing', 'inactive'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const WEBHOOK_STATE_LABELS: Readonly<Record<WebhookState, string>> = {
  active: 'Aktif',
  failing: 'Gagal',
  inactive: 'Nonaktif',
};

/** Who deactivated a webhook: staff, failures for five days, or its receiver with the status 410. Source: D255. */
export const DEACTIVATION_REASONS = ['manual', 'failures', 'gone'] as const;
export type DeactivationReason = (typeof DEACTIVATION_REASONS)[number];

export const DEACTIVATION_LABELS: Readonly<Record<DeactivationReason, string>> = {
  manual: 'Dinonaktifkan oleh admin',
  failures: 'Dinonaktifkan karena gagal terus selama lima hari',
  gone: 'Dinonaktifkan oleh penerima (HTTP 410)',
};

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Menunggu',
  delivered: 'Terkirim',
  failed: 'Gagal',
};

/** Why an attempt did not deliver. */
export const DELIVERY_ERRORS = [
  'status',
  'gone',
  'redirect',
  'timeout',
  'unknown_host',
  'private_address',
  'certificate',
  'connection',
  'secret',
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

export const DELIVERY_ERROR_LABELS: Readonly<Record<DeliveryError, string>> = {
  status: 'Penerima menjawab dengan status gagal',
  gone: 'Penerima tidak mau menerima lagi (HTTP 410)',
  redirect: 'Penerima mengalihkan ke alamat lain; pengalihan tidak diikuti',
  timeout: 'Penerima tidak menjawab dalam 10 detik',
  unknown_host: 'Nama server penerima tidak ditemukan',
  private_address: 'Alamat penerima tidak diizinkan: berada di jaringan internal atau tanpa https',
  certificate: 'Sertifikat TLS penerima tidak sah',
  connection: 'Penerima tidak dapat dihubungi',
  secret: 'Rahasia webhook tidak dapat dibaca; ganti rahasianya',
};

/** Most webhooks that are not deleted. */
export const MOST_WEBHOOKS = 20;

/** Hours for which the previous secret signs as well. Source: D254. */
export const OLD_SECRET_HOURS = 24;

/** Attempts of a delivery: the first and its retries. Source: D254. */
export const MOST_ATTEMPTS = 10;

/** Facts from which the state of a webhook follows. */
export interface WebhookFacts {
  readonly active: boolean;
  readonly failing_since: string | Date | null;
}

export function webhookState({ active, failing_since }: WebhookFacts): WebhookState {
  if (!active) return 'inactive';
  return failing_since === null ? 'active' : 'failing';
}
