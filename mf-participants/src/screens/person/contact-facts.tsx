import type { PersonHead } from '@widya/contract/person';
import { chatUrl } from '@widya/design-system/formats/phone';
import { formatPhone } from '@widya/design-system/formats/text';
import { KeyValueList } from '@widya/design-system/key-value';
import { ExternalLink } from '@widya/design-system/link';
import { FORM_TEXTS, PERSON_TEXTS } from '../../features/user/texts.ts';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

interface ContactFactsProps {
  readonly person: PersonHead;
  readonly contact: NonNullable<PersonHead['contact']>;
}

/** Facts from the lists of participants, for an account without the key of users. */
export function ContactFacts({ person, contact }: ContactFactsProps) {
  const phone = formatPhone(contact.phone_num);
  const chat = chatUrl(contact.phone_num);
  return (
    <KeyValueList
      items={[
        { label: PERSON_TEXTS.id, value: person.id },
        {
          label: FORM_TEXTS.phone,
          value: chat ? (
            <ExternalLink href={chat} title={texts.chat}>
              {phone}
            </ExternalLink>
          ) : (
            phone
          ),
        },
        { label: FORM_TEXTS.organization, value: contact.organization },
        { label: PERSON_TEXTS.region, value: [contact.city, contact.province].filter(Boolean).join(', ') },
      ]}
    />
  );
}
