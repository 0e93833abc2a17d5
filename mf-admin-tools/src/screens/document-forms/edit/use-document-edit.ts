import { type LastChange, presentRecord } from '@widya/api-client/api-error';
import { useDocumentActions } from '@widya/api-client/document-forms';
import type { DocumentFacts, DocumentForm } from '@widya/contract/document-forms';
import { toast } from '@widya/design-system/toast';
import { type BothChanges, contestedFields, mergeBoth } from '@widya/remote-kit/both-changes';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { DOCUMENT_TEXTS as texts } from '../texts.ts';

const factsOf = ({ division, document_type, rank }: DocumentFacts): DocumentFacts => ({
  division,
  document_type,
  rank,
});

const trimmed = ({ division, document_type, rank }: DocumentFacts): DocumentFacts => ({
  division: division.trim(),
  document_type: document_type.trim(),
  rank: rank.trim(),
});

interface Conflict {
  readonly changes: BothChanges<DocumentFacts>;
  readonly theirs: DocumentForm & LastChange;
}

/**
 * What is typed of a document; a refusal loses nothing. When somebody else changed it meanwhile, both changes are
 * saved, and the person is asked only about fields that both changed. D306.
 */
export function useDocumentEdit(document: DocumentForm, onDone: () => void) {
  const { update } = useDocumentActions();
  // As it was when it was opened: the list behind the dialog may bring a newer one.
  const [base] = useState(document);
  const [values, setValues] = useState(() => factsOf(document));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saving = useAction(async (facts: DocumentFacts, version: number) => {
    try {
      await update(base.id, facts, version);
    } catch (failure) {
      const theirs = presentRecord<DocumentForm>(failure);
      if (theirs === null) throw failure;
      const changes = { base: factsOf(base), mine: facts, theirs: factsOf(theirs) };
      if (contestedFields(changes).length > 0) return setConflict({ changes, theirs });
      await update(base.id, mergeBoth(changes, []), theirs.version);
    }
    toast.success(texts.saved);
    onDone();
  });
  const save = () => saving.run(trimmed(values), base.version);
  return {
    values,
    set: (changed: Partial<DocumentFacts>) => setValues((now) => ({ ...now, ...changed })),
    dirty: JSON.stringify(values) !== JSON.stringify(factsOf(base)),
    busy: saving.busy,
    failure: saving.failure,
    save,
    conflict: conflict && {
      ...conflict,
      resolve: (mine: readonly string[]) => {
        const merged = mergeBoth(conflict.changes, mine);
        setValues(merged);
        setConflict(null);
        void saving.run(merged, conflict.theirs.version);
      },
      cancel: () => setConflict(null),
    },
  };
}
