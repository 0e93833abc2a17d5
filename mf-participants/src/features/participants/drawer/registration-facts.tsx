import type { Participant } from '@widya/contract/participants';
import { statusChangeText } from '@widya/contract/registration-status';
import { formatTimestamp } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatPercent } from '@widya/design-system/formats/number';
import { chatUrl } from '@widya/design-system/formats/phone';
import { formatPhone } from '@widya/design-system/formats/text';
import { KeyValueList } from '@widya/design-system/key-value';
import { ExternalLink } from '@widya/design-system/link';
import { registrationStates } from '@widya/design-system/status/registration';
import { StatusBadge } from '@widya/design-system/status-badge';
import { CertificateBadge } from '../../certificate/certificate-badge.tsx';
import { shownState } from '../registration-rules.ts';
import { voucherText } from '../voucher-text.ts';
import { DRAWER_TEXTS as texts } from './texts.ts';

const { fields } = texts;

/** Facts of a registration; times DD-MM-YYYY HH:mm:ss, in WIB. B-072. */
export function RegistrationFacts({ row }: { readonly row: Participant }) {
  const chat = chatUrl(row.phone_num);
  const times = [
    [fields.registered, row.registered_at],
    [fields.accepted, row.accepted_at],
    [fields.confirmed, row.confirmed_at],
    [fields.rejected, row.rejected_at],
  ] as const;
  return (
    <KeyValueList
      items={[
        { label: fields.status, value: <StatusBadge states={registrationStates} status={shownState(row)} /> },
        ...(row.status_change_info === ''
          ? []
          : [{ label: fields.info, value: statusChangeText(row.status_change_info) }]),
        { label: fields.price, value: formatMoney(row.price) },
        { label: fields.voucher, value: voucherText(row.voucher) },
        { label: fields.email, value: <ExternalLink href={`mailto:${row.email}`}>{row.email}</ExternalLink> },
        {
          label: fields.phone,
          value: chat ? (
            <ExternalLink href={chat} title={texts.chat}>
              {formatPhone(row.phone_num)}
            </ExternalLink>
          ) : (
            formatPhone(row.phone_num)
          ),
        },
        { label: fields.organization, value: row.organization },
        { label: fields.region, value: [row.city, row.province].filter(Boolean).join(', ') },
        { label: fields.source, value: row.source },
        {
          label: fields.newsletter,
          value: row.member.subscribe_newsletter ? texts.subscribed : texts.unsubscribed,
        },
        row.progress === null
          ? { label: fields.present, value: row.is_present ? texts.yes : texts.no }
          : { label: fields.progress, value: formatPercent(row.progress) },
        { label: fields.predicate, value: row.predicate },
        ...(row.status === 'ACCEPTED' ? [{ label: fields.certificate, value: <CertificateState row={row} /> }] : []),
        { label: fields.participantNote, value: row.participant_note },
        { label: fields.note, value: row.note },
        ...(row.confirm_by === null ? [] : [{ label: fields.confirmBefore, value: formatTimestamp(row.confirm_by) }]),
        ...times.flatMap(([label, when]) => (when === null ? [] : [{ label, value: formatTimestamp(when) }])),
      ]}
    />
  );
}

/** Red without a certificate, green with one, which can then be opened. B-121, B-122. */
function CertificateState({ row: { certificate_url, certificate_revoked_at } }: { readonly row: Participant }) {
  const badge = <CertificateBadge url={certificate_url} revokedAt={certificate_revoked_at} />;
  if (!certificate_url) return badge;
  return (
    <>
      {badge} <ExternalLink href={certificate_url}>{texts.openCertificate}</ExternalLink>
    </>
  );
}
