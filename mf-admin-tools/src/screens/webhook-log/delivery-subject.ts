import type { WebhookBody } from '@widya/contract/webhooks';

/** What an event is about, as staff know it: the number of an order or a certificate, the code of a class or course. */
export function subjectOf(body: WebhookBody): string {
  switch (body.type) {
    case 'registration.created':
    case 'registration.cancelled':
      return body.data.class_code ?? body.data.course_code ?? '';
    case 'payment.settled':
    case 'payment.refunded':
      return body.data.order_id;
    case 'certificate.issued':
    case 'certificate.revoked':
      return body.data.number;
    default:
      return '';
  }
}
