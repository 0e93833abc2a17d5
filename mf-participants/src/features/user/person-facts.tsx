import type { Member, MemberDetail } from '@widya/contract/members';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import { chatUrl } from '@widya/design-system/formats/phone';
import { formatPhone } from '@widya/design-system/formats/text';
import { KeyValueList } from '@widya/design-system/key-value';
import { ExternalLink } from '@widya/design-system/link';
import { TableEmail } from '@widya/design-system/table-cell';
import { Invitation } from './invitation.tsx';
import { FORM_TEXTS, PERSON_TEXTS as texts } from './texts.ts';

const newsletterOf = ({ subscribe_newsletter, newsletter_changed_at, newsletter_source }: Member): string =>
  [
    subscribe_newsletter ? texts.yes : texts.no,
    newsletter_changed_at ? texts.since(formatDateTime(newsletter_changed_at), newsletter_source ?? '') : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Stored facts of a person. */
export function PersonFacts({ member }: { readonly member: MemberDetail }) {
  const phone = formatPhone(member.phone_num);
  const chat = chatUrl(member.phone_num);
  return (
    <KeyValueList
      items={[
        { label: texts.id, value: member.id },
        { label: FORM_TEXTS.name, value: member.full_name },
        { label: FORM_TEXTS.email, value: <TableEmail email={member.email} /> },
        {
          label: FORM_TEXTS.phone,
          value: chat ? <ExternalLink href={chat}>{phone}</ExternalLink> : phone,
        },
        { label: FORM_TEXTS.organization, value: member.organization },
        { label: texts.region, value: [member.city, member.province].filter(Boolean).join(', ') },
        { label: FORM_TEXTS.gender, value: member.gender && FORM_TEXTS.genders[member.gender] },
        { label: FORM_TEXTS.birthday, value: member.date_of_birth && formatDate(member.date_of_birth) },
        { label: texts.newsletter, value: newsletterOf(member) },
        { label: texts.activated, value: member.activated ? texts.yes : texts.no },
        { label: texts.claimed, value: member.is_claimed ? texts.yes : texts.no },
        ...(member.is_claimed
          ? []
          : [{ label: texts.invitation, value: <Invitation invitation={member.invitation} /> }]),
        { label: texts.lastLogin, value: member.last_login_at ? formatDateTime(member.last_login_at) : texts.never },
        { label: texts.created, value: formatDateTime(member.created_at) },
      ]}
    />
  );
}
