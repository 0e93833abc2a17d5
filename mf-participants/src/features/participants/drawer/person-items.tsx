import { SCENARIO_LABELS } from '@widya/contract/email-variables';
import type { PersonRecord } from '@widya/contract/participants';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { formatMoney } from '@widya/design-system/formats/money';
import { ExternalLink, TextLink } from '@widya/design-system/link';
import { linkTo } from '@widya/remote-kit/link-to';
import { CertificateBadge } from '../../certificate/certificate-badge.tsx';
import { joinFacts } from './join-facts.ts';
import { OrderStatus } from './order-view.tsx';
import type { PersonItem } from './record-list.tsx';
import { DRAWER_TEXTS as texts } from './texts.ts';

type Registered = PersonRecord['registrations'][number];

/**
 * Address of the list of the class or course with this registration opened, or that of the event with only this one.
 */
export const registrationPath = ({ kind, code, id }: Pick<Registered, 'kind' | 'code' | 'id'>): string | null =>
  kind === 'event'
    ? linkTo('EventDashboard', { event_url: code }, { q: `#${id}` })
    : linkTo(kind === 'class' ? 'ClassParticipants' : 'CourseParticipants', { event_url: code }, { peserta: id });

/** All registrations of a person, linked to their lists. @param own the displayed one. */
export const classItems = (rows: readonly Registered[], own: Pick<Registered, 'kind' | 'id'>): readonly PersonItem[] =>
  rows.map(({ id, kind, code, name, label, price, predicate, registered_at }) => {
    const isOwn = kind === own.kind && id === own.id;
    const to = isOwn ? null : registrationPath({ kind, code, id });
    return {
      key: `${kind}${id}`,
      title: to ? <TextLink to={to}>{name}</TextLink> : name,
      badges: (
        <>
          <Badge>{label}</Badge>
          {isOwn && <Badge tone="info">{texts.thisOne}</Badge>}
        </>
      ),
      sub: joinFacts(String(id), formatMoney(price), predicate, formatDateTime(registered_at)),
    };
  });

export const orderItems = (rows: Readonly<NonNullable<PersonRecord['orders']>>): readonly PersonItem[] =>
  rows.map((order) => ({
    key: order.order_id,
    title: order.label,
    badges: <OrderStatus order={order} />,
    sub: joinFacts(order.order_id, formatMoney(order.amount), formatDateTime(order.created_at)),
  }));

const SCENARIOS: Readonly<Record<string, string | undefined>> = SCENARIO_LABELS;

export const mailItems = (rows: Readonly<PersonRecord['mails']>): readonly PersonItem[] =>
  rows.map(({ id, subject, scenario, status, created_at, error }) => ({
    key: id,
    title: subject,
    badges: <MailState status={status} />,
    sub: joinFacts(SCENARIOS[scenario] ?? null, formatDateTime(created_at), error),
  }));

/** States of mails that were not delivered. */
const NOT_ARRIVED: readonly string[] = ['failed', 'bounced'];

function MailState({ status }: { readonly status: string }) {
  const states: Readonly<Record<string, string | undefined>> = texts.mailStates;
  const tone = status === 'sent' ? 'ok' : NOT_ARRIVED.includes(status) ? 'error' : 'neutral';
  return <Badge tone={tone}>{states[status] ?? status}</Badge>;
}

type Issued = PersonRecord['certificates'][number];

/** The file of a revoked certificate is kept but not linked. */
const validUrl = ({ certificate_url, revoked_at }: Issued): string | null =>
  revoked_at === null ? certificate_url : null;

export const certificateItems = (rows: readonly Issued[]): readonly PersonItem[] =>
  rows.map((row) => ({
    key: String(row.id),
    title: row.name,
    badges: <CertificateBadge url={validUrl(row)} revokedAt={row.revoked_at} />,
    sub: joinFacts(row.printed_number, row.predicate, texts.revision(row.revision), formatDateTime(row.issued_at)),
    detail: validUrl(row) && <ExternalLink href={validUrl(row) ?? ''}>{texts.openCertificate}</ExternalLink>,
  }));

export const complaintItems = (rows: Readonly<NonNullable<PersonRecord['complaints']>>): readonly PersonItem[] =>
  rows.map(({ id, class_name, complaint, created_at }) => ({
    key: String(id),
    title: class_name,
    badges: null,
    sub: formatDateTime(created_at),
    detail: <p>{complaint}</p>,
  }));
