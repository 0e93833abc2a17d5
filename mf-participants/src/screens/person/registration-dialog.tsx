import { useParticipant } from '@widya/api-client/participants';
import { Dialog } from '@widya/design-system/dialog';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useMemo } from 'react';
import { RowDialog } from '../../features/participants/row-dialog.tsx';
import { SourceProvider } from '../../features/participants/source/source-context.ts';
import type { RowDialogKind } from '../../features/participants/use-open-dialog.ts';
import type { ListedRegistration } from './listed-registration.ts';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

export interface ActingOn {
  readonly kind: RowDialogKind;
  readonly row: ListedRegistration;
}

/** Dialogs of the list of participants for a registration of the person, which is loaded completely first. */
export function RegistrationDialog({ kind, row, onClose }: ActingOn & { readonly onClose: () => void }) {
  const source = useMemo(() => ({ kind: row.kind, code: row.code }), [row.kind, row.code]);
  const { data, error, retry, isValidating } = useParticipant(source, row.id);
  if (data)
    return (
      <SourceProvider value={source}>
        <RowDialog kind={kind} row={data} onClose={onClose} />
      </SourceProvider>
    );
  return (
    <Dialog open onClose={onClose} title={row.name} size="sm">
      <PendingRead of={{ error, retry, isValidating }} size="sm" label={texts.loading} lines={4} />
    </Dialog>
  );
}
