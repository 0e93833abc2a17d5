import { useReleaseActions } from '@widya/api-client/releases';
import type { Release } from '@widya/contract/releases';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { RELEASES_TEXTS as texts } from './texts.ts';

/** What is done with a remote after a question. */
export type ReleaseAction = keyof typeof texts.questions;

/** The version or the name that the question of an action is about. */
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

/** Asks before what accounts get is changed. */
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
      <p>{texts.questions[action](subjectOf(release)[action])}</p>
    </ConfirmAction>
  );
}
