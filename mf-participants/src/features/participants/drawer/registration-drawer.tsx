import { useParticipant } from '@widya/api-client/participants';
import type { Participant } from '@widya/contract/participants';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useSource } from '../source/source-context.ts';
import type { RowDialogKind } from '../use-open-dialog.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { DrawerBody } from './drawer-body.tsx';
import { DRAWER_TEXTS as texts } from './texts.ts';

interface RegistrationDrawerProps {
  readonly id: number;
  /** Code of the list's class or course; undefined while unknown. */
  readonly code: string | undefined;
  /** False for instructors, who see only the registration. */
  readonly mayManage: boolean;
  readonly onDialog: (kind: RowDialogKind, row: Participant) => void;
  readonly onConfirm: (row: Participant) => void;
  readonly onPresent: ((row: Participant, isPresent: boolean) => void) | null;
  readonly onClose: () => void;
}

/** Periksa Registrasi, beside the list. B-071 to B-073. */
export function RegistrationDrawer({ id, code, mayManage, onClose, ...handlers }: RegistrationDrawerProps) {
  const { data, error, retry, isValidating } = useParticipant(useSource(), id);
  // While another person loads, the previous one is not shown.
  const registration = data?.id === id ? data : undefined;
  // The address may contain a registration of another class, which is not shown.
  const isForeign = registration !== undefined && code !== undefined && registration.class_code !== code;
  const row = isForeign ? undefined : registration;
  const isMissing = isForeign || error?.status === 404;
  return (
    <Drawer
      open
      onClose={onClose}
      title={texts.title}
      size="lg"
      footer={row && <DrawerActions row={row} mayManage={mayManage} {...handlers} />}
    >
      {row ? (
        <DrawerBody row={row} mayManage={mayManage} />
      ) : isMissing ? (
        <EmptyState icon={<SearchXIcon size={22} />} title={texts.missing} description={texts.missingWhy} />
      ) : (
        <PendingRead of={{ error, retry, isValidating }} title={texts.failed} label={texts.title} lines={10} />
      )}
    </Drawer>
  );
}
