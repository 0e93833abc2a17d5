import { SCENARIO_LABELS } from '@widya/contract/email-variables';
import type { PersonRecord } from '@widya/contract/participants';
import { Badge } from '@widya/design-system/badge';
import { formatDateTime } from '@widya/design-system/formats/date';
import { formatMoney } from '@widya/design-system/formats/money';
import { ExternalLink, TextLink } from '@widya/design-system/link';
import { linkTo } from '@widya/remote-kit/link-to';
import { CertificateBadge } from '../../certificate/certificate-badge.tsx';
import { OrderStatus } from './order-view.tsx';
import type { PersonThing } from './record-list.tsx';
import { DRAWER_TEXTS as texts } from './texts.ts';

const words = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

/** All registrations of a person, in classes and courses; each leads to its own list. */
export const classThings = (person: PersonRecord, ownId: number): readonly PersonThing[] =>
  person.registrations.map(({ id, kind, code, name, label, price, predicate, registered_at }) => {
    const screen = kind === 'class' ? 'ClassParticipants' : 'CourseParticipants';
    const to = id === ownId ? null : linkTo(screen, { event_url: code }, { peserta: id });
    return {
      key: `${kind}${id}`,
      title: to ? <TextLink to={to}>{name}</TextLink> : name,
      badges: (
        <>
          <Badge>{label}</Badge>
          {id === ownId && <Badge tone="info">{texts.thisOne}</Badge>}
        </>
      ),
      sub: words(String(id), formatMoney(price), predicate, formatDateTime(registered_at)),
    };
  });

export const orderThings = (person: PersonRecord): readonly PersonThing[] =>
  (person.orders ?? []).map((order) => ({
    key: order.order_id,
    title: order.label,
    badges: <OrderStatus order={order} />,
    sub: words(order.order_id, formatMoney(order.amount), formatDateTime(order.created_at)),
  }));

const SCENARIOS: Readonly<Record<string, string | undefined>> = SCENARIO_LABELS;

export const mailThings = (person: PersonRecord): readonly PersonThing[] =>
  person.mails.map(({ id, subject, scenario, status, created_at, error }) => ({
    key: id,
    title: subject,
    badges: <MailState status={status} />,
    sub: words(SCENARIOS[scenario] ?? null, formatDateTime(created_at), error),
  }));

function MailState({ status }: { readonly status: string }) {
  const states: Readonly<Record<string, string | undefined>> = texts.mailStates;
  const tone = status === 'sent' ? 'ok' : status === 'failed' ? 'error' : 'neutral';
  return <Badge tone={tone}>{states[status] ?? status}</Badge>;
}

type Issued = PersonRecord['certificates'][number];

/** The file of a revoked certificate is kept, and opened from nowhere. */
const validUrl = ({ certificate_url, revoked_at }: Issued): string | null =>
  revoked_at === null ? certificate_url : null;

export const certificateThings = (person: PersonRecord): readonly PersonThing[] =>
  person.certificates.map((row) => ({
    key: String(row.id),
    title: row.name,
    badges: <CertificateBadge url={validUrl(row)} revokedAt={row.revoked_at} />,
    sub: words(row.printed_number, row.predicate, texts.revision(row.revision), formatDateTime(row.issued_at)),
    detail: validUrl(row) && <ExternalLink href={validUrl(row) ?? ''}>{texts.openCertificate}</ExternalLink>,
  }));

export const complaintThings = (person: PersonRecord): readonly PersonThing[] =>
  (person.complaints ?? []).map(({ id, class_name, complaint, created_at }) => ({
    key: String(id),
    title: class_name,
    badges: null,
    sub: formatDateTime(created_at),
    detail: <p>{complaint}</p>,
  }));
