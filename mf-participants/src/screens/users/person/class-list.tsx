import { useMemberParticipation } from '@widya/api-client/members';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { EmptyState } from '@widya/design-system/empty-state';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { linkTo } from '@widya/remote-kit/link-to';
import { PERSON_TEXTS as texts } from '../../../features/user/texts.ts';

/** Classes and courses of a person, newest first. B-166, B-171. */
export function ClassList({ id }: { readonly id: number }) {
  const { data, error, retry, isValidating } = useMemberParticipation(id);
  if (data === undefined)
    return <PendingRead of={{ error, retry, isValidating }} title={texts.classesFailed} lines={6} />;
  if (data.length === 0) return <EmptyState size="sm" title={texts.noClasses} description={texts.noClassesWhy} />;
  return (
    <Stack as="ul" gap="4">
      {data.map((row) => {
        const screen = row.kind === 'class' ? 'ClassParticipants' : 'CourseParticipants';
        const to = linkTo(screen, { event_url: row.class_code }, { peserta: row.id });
        const facts = [
          row.class_code,
          formatDateTime(row.registered_at),
          row.is_present ? texts.present : '',
          row.predicate ?? '',
          row.certificate_url ? texts.certificate : row.certificate_revoked_at ? texts.certificateRevoked : '',
        ];
        return (
          <li key={`${row.kind}${row.id}`}>
            <Inline>
              {to ? <TextLink to={to}>{row.class.name}</TextLink> : <span>{row.class.name}</span>}
              <Badge>{row.label}</Badge>
              {row.kind === 'course' ? <Badge tone="info">{texts.course}</Badge> : null}
            </Inline>
            <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
          </li>
        );
      })}
    </Stack>
  );
}
