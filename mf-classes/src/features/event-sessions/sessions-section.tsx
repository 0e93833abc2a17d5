import { useEventActions } from '@widya/api-client/events';
import type { EventRecord, EventSession } from '@widya/contract/events';
import { Button } from '@widya/design-system/button';
import { PlusIcon } from '@widya/design-system/icon';
import { Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { useState } from 'react';
import { EVENT_SECTIONS } from '../event-form/texts.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SESSION_TEXTS as texts } from './texts.ts';

type Opened = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly session: EventSession };

/** Sessions beside the first, whose fields are those of the event; each change is saved immediately. */
export function SessionsSection({ record }: { readonly record: EventRecord }) {
  const { removeSession } = useEventActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const [, ...others] = record.sessions;
  return (
    <RecordSection id="sesi" title={EVENT_SECTIONS.sesi}>
      <Muted>{texts.why}</Muted>
      {others.length > 0 && (
        <SessionList
          sessions={others}
          onEdit={(session) => setOpened({ kind: 'edit', session })}
          onRemove={(session) => setOpened({ kind: 'remove', session })}
        />
      )}
      {record.publish_status !== 'DONE' && (
        <span>
          <Button icon={<PlusIcon size={16} aria-hidden />} onClick={() => setOpened({ kind: 'add' })}>
            {texts.add}
          </Button>
        </span>
      )}
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <SessionDialog event={record} session={opened.kind === 'edit' ? opened.session : null} onClose={close} />
      )}
      {opened?.kind === 'remove' && (
        <ConfirmAction
          title={texts.removeTitle(opened.session.name)}
          confirmLabel={texts.remove}
          danger
          act={async () => {
            await removeSession(opened.session.id);
            toast.success(texts.removed);
          }}
          onClose={close}
        >
          {texts.removeWhy}
        </ConfirmAction>
      )}
    </RecordSection>
  );
}
