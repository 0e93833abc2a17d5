import type { PersonRecord } from '@widya/contract/participants';
import { Badge } from '@widya/design-system/badge';
import { formatTimestamp } from '@widya/design-system/formats/date';
import { formatMoney } from '@widya/design-system/formats/money';
import { ExternalLink, TextLink } from '@widya/design-system/link';
import { linkTo } from '@widya/remote-kit/link-to';
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
      sub: words(String(id), formatMoney(price), predicate, formatTimestamp(registered_at)),
    };
  });

export const orderThings = (person: PersonRecord): readonly PersonThing[] =>
  (person.orders ?? []).map((order) => ({
    key: order.order_id,
    title: order.label,
    badges: <OrderStatus order={order} />,
    sub: words(order.order_id, formatMoney(order.amount), formatTimestamp(order.created_at)),
  }));

export const mailThings = (person: PersonRecord): readonly PersonThing[] =>
  person.mails.map(({ id, subject, scenario, status, created_at, error }) => ({
    key: id,
    title: subject,
    badges: <MailState status={status} />,
    sub: words(scenario, formatTimestamp(created_at), error),
  }));

function MailState({ status }: { readonly status: string }) {
  const states: Readonly<Record<string, string | undefined>> = texts.mailStates;
  const tone = status === 'sent' ? 'ok' : status === 'failed' ? 'error' : 'neutral';
  return <Badge tone={tone}>{states[status] ?? status}</Badge>;
}

export const certificateThings = (person: PersonRecord): readonly PersonThing[] =>
  person.certificates.map((row) => ({
    key: String(row.id),
    title: row.name,
    badges: (
      <>
        <Badge tone={row.certificate_url ? 'ok' : 'error'}>
          {row.certificate_url ? texts.certificateMade : texts.certificateNone}
        </Badge>
        {row.revoked_at !== null && <Badge tone="warn">{texts.revoked}</Badge>}
      </>
    ),
    sub: words(row.printed_number, row.predicate, texts.revision(row.revision), formatTimestamp(row.issued_at)),
    detail: row.certificate_url && <ExternalLink href={row.certificate_url}>{texts.openCertificate}</ExternalLink>,
  }));

export const complaintThings = (person: PersonRecord): readonly PersonThing[] =>
  (person.complaints ?? []).map(({ id, class_name, complaint, created_at }) => ({
    key: String(id),
    title: class_name,
    badges: null,
    sub: formatTimestamp(created_at),
    detail: <p>{complaint}</p>,
  }));
