import { usePersonComplaints } from '@widya/api-client/person';
import { COMPLAINT_STATUS_LABELS } from '@widya/contract/complaint-status';
import type { PersonComplaint, PersonHead } from '@widya/contract/person';
import { Badge } from '@widya/design-system/badge';
import { Muted } from '@widya/design-system/layout';
import { linkTo } from '@widya/remote-kit/link-to';
import { complaintItems } from '../../../features/participants/drawer/person-items.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { OwnerTitle } from './owner-title.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

const itemsOf =
  ({ email }: PersonHead) =>
  (rows: readonly PersonComplaint[]) =>
    complaintItems(rows).map((item, at) => {
      const { class_name, complaint, note, status } = rows[at] as PersonComplaint;
      return {
        ...item,
        title: <OwnerTitle to={linkTo('Complaints', {}, { q: email })} name={class_name} />,
        badges: <Badge tone={status === 'RESOLVED' ? 'ok' : 'warn'}>{COMPLAINT_STATUS_LABELS[status]}</Badge>,
        detail: (
          <>
            <p>{complaint}</p>
            {note !== '' && (
              <p>
                <Muted>{texts.staffNote}: </Muted>
                {note}
              </p>
            )}
          </>
        ),
      };
    });

/** Complaints from the person's address. */
export function ComplaintsPart(props: PartProps) {
  const { person } = props;
  return <PartSection {...props} name="complaints" query={usePersonComplaints(person.id)} items={itemsOf(person)} />;
}
