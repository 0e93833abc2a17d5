import { usePersonCertificates } from '@widya/api-client/person';
import type { PersonCertificate, PersonHead } from '@widya/contract/person';
import { Badge } from '@widya/design-system/badge';
import { Inline } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { linkTo } from '@widya/remote-kit/link-to';
import { useSession } from '@widya/remote-kit/session';
import { certificateItems } from '../../../features/participants/drawer/person-items.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { type PartProps, PartSection } from './part-section.tsx';

interface ReissueProps {
  readonly certificate: PersonCertificate;
  readonly person: PersonHead;
}

/** Certificates are drawn in their list, so the link filters it by this person. */
function Reissue({ certificate, person }: ReissueProps) {
  const { can } = useSession();
  const { kind, code } = certificate.owner;
  if (!can(kind === 'class' ? 'home' : 'private-class')) return null;
  const screen = kind === 'class' ? 'Certificate' : 'PrivateCertificate';
  const to = linkTo(screen, { event_url: code }, { q: person.email });
  return to && <TextLink to={to}>{texts.reissue}</TextLink>;
}

/** Certificates, including revoked ones. */
export function CertificatesPart(props: PartProps) {
  const query = usePersonCertificates(props.person.id);
  const itemsOf = (rows: readonly PersonCertificate[]) =>
    certificateItems(rows).map((item, at) => {
      const certificate = rows[at] as PersonCertificate;
      return {
        ...item,
        detail: (
          <Inline>
            {item.detail}
            <Reissue certificate={certificate} person={props.person} />
            {certificate.former_name && <Badge tone="warn">{texts.formerName(certificate.former_name)}</Badge>}
          </Inline>
        ),
      };
    });
  return <PartSection {...props} name="certificates" query={query} items={itemsOf} />;
}
