import { useParticipantActions } from '@widya/api-client/participant-actions';
import type { Participation } from '@widya/contract/participation';
import { toast } from '@widya/design-system/toast';
import { PredicateDialog } from '../../features/participants/predicate/predicate-dialog.tsx';
import { PARTICIPATION_TEXTS as texts } from './texts.ts';

interface GivePredicateProps {
  readonly row: Participation;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Sets a participant's predicate. B-159. */
export function GivePredicate({ row, onSaved, onClose }: GivePredicateProps) {
  const { setPredicate } = useParticipantActions({ kind: row.kind, code: row.class_code });
  return (
    <PredicateDialog
      lead={texts.predicateOf(row.member.full_name, row.class.name)}
      initial={row.predicate}
      onSave={async (predicate) => {
        await setPredicate(row.id, predicate);
        toast.success(texts.predicateSaved(row.member.full_name));
        onSaved();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
