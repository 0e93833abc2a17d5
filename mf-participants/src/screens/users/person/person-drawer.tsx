import { ApiError } from '@widya/api-client/api-error';
import { useMember } from '@widya/api-client/members';
import type { Member } from '@widya/contract/members';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { Stack } from '@widya/design-system/layout';
import { Tabs } from '@widya/design-system/tabs';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { PersonFacts } from '../../../features/user/person-facts.tsx';
import { PrivacyActions } from '../../../features/user/privacy-actions.tsx';
import { RepeatedNotice } from '../../../features/user/repeated-notice.tsx';
import { PERSON_TEXTS as texts } from '../../../features/user/texts.ts';
import { USERS_TEXTS } from '../texts.ts';
import type { PersonPart } from '../use-open-user.ts';
import { ClassList } from './class-list.tsx';

interface PersonDrawerProps {
  readonly id: number;
  readonly part: PersonPart;
  readonly onPart: (part: PersonPart) => void;
  readonly onEdit: (member: Member) => void;
  readonly onClose: () => void;
}

/** A person with their facts and classes. B-166. */
export function PersonDrawer({ id, part, onPart, onEdit, onClose }: PersonDrawerProps) {
  const { data, error, retry, isValidating } = useMember(id);
  const editable = data && data.active === 1 && data.anonymised_at === null;
  return (
    <Drawer
      open
      size="lg"
      title={data?.full_name ?? texts.title}
      onClose={onClose}
      footer={
        editable ? (
          <Button variant="primary" onClick={() => onEdit(data)}>
            {USERS_TEXTS.actions.edit}
          </Button>
        ) : null
      }
    >
      {data ? (
        <Tabs
          label={texts.title}
          items={[
            { value: 'data', label: texts.tabs.data },
            { value: 'kelas', label: texts.tabs.classes },
          ]}
          value={part}
          onChange={(next) => onPart(next === 'kelas' ? 'kelas' : 'data')}
        >
          {part === 'kelas' ? (
            <ClassList id={id} />
          ) : (
            <Stack>
              <RepeatedNotice member={data} onMerged={onClose} />
              <PersonFacts member={data} />
              <PrivacyActions member={data} />
            </Stack>
          )}
        </Tabs>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState size="sm" title={texts.missing} action={<Button onClick={onClose}>{texts.close}</Button>} />
      ) : (
        <PendingRead of={{ error, retry, isValidating }} lines={8} />
      )}
    </Drawer>
  );
}
