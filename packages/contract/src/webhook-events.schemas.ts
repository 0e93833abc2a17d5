import { z } from 'zod';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { instant, rupiah } from './scalars.schemas.ts';

const id = z.number().int();
const kind = z.enum(['class', 'course', 'event']);

const registrationData = z.object({
  kind,
  registration_id: id,
  member_id: id.nullable(),
  class_id: id.nullable(),
  class_code: z.string().nullable(),
  course_id: id.nullable(),
  course_code: z.string().nullable(),
  event_id: id.nullable(),
  session_id: id.nullable(),
  /** `DELETED` when the registration, or what it was for, was deleted for good. */
  status: z.enum([...REGISTRATION_STATUSES, 'DELETED']),
  /** Price in rupiah after the voucher. */
  amount: rupiah,
});

const paymentData = z.object({
  /** Number of the order, as people see it. */
  order_id: z.string(),
  member_id: id,
  /** In rupiah, after the voucher. */
  amount: rupiah,
  /** All that was returned so far, in rupiah. */
  returned_amount: rupiah,
  /** The provider's status, such as `settlement` or `partial_refund`. */
  status: z.string(),
  items: z.array(z.object({ kind: kind.nullable(), registration_id: id.nullable(), amount: rupiah })),
});

const certificateData = z.object({
  /** `additional` belongs to somebody who only took the final test of a class. */
  kind: z.enum(['class', 'additional', 'course']),
  certificate_id: id,
  /** As printed. */
  number: z.string(),
  /** Code of the page that verifies it. */
  code: z.string(),
  /** Above 1 when it was issued again. */
  revision: id,
  registration_id: id.nullable(),
  class_id: id.nullable(),
  class_code: z.string().nullable(),
  course_id: id.nullable(),
  course_code: z.string().nullable(),
  status: z.enum(['issued', 'revoked']),
});

const event = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: instant, data });

/** Body of a delivery. It names records by ids and numbers and holds no personal data. Source: D253. */
export const webhookBody = z
  .discriminatedUnion('type', [
    event('registration.created', registrationData),
    event('registration.cancelled', registrationData),
    event('payment.settled', paymentData),
    event('payment.refunded', paymentData),
    event('certificate.issued', certificateData),
    event('certificate.revoked', certificateData),
    event('ping', z.object({ webhook_id: id })),
  ])
  .meta({ id: 'WebhookBody' });
