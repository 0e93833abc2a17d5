import { useReleaseActions } from '@widya/api-client/releases';
import type { Release } from '@widya/contract/releases';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { RELEASES_TEXTS as texts } from './texts.ts';

/** Actions on a remote that need a confirmation. */
export type ReleaseAction = keyof typeof texts.confirmations;

/** The version or the label that the confirmation of an action names. */
const subjectOf = ({ label, previous, candidate }: Release): Readonly<Record<ReleaseAction, string>> => ({
  promote: candidate?.version ?? '',
  withdraw: candidate?.version ?? '',
  rollBack: previous?.version ?? '',
  disable: label,
  enable: label,
});

interface ActionDialogProps {
  readonly action: ReleaseAction;
  readonly release: Release;
  readonly onClose: () => void;
}

/** Confirms an action that changes what accounts get. */
export function ActionDialog({ action, release, onClose }: ActionDialogProps) {
  const actions = useReleaseActions();
  const act = async () => {
    await actions[action](release);
    toast.success(texts.done[action]);
  };
  return (
    <ConfirmAction
      title={`${texts.actions[action]}?`}
      confirmLabel={texts.actions[action]}
      danger={action === 'disable' || action === 'rollBack'}
      act={act}
      onClose={onClose}
    >
      <p>{texts.confirmations[action](subjectOf(release)[action])}</p>
    </ConfirmAction>
  );
}
