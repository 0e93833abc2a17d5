import { presentRecord } from '@widya/api-client/api-error';
import { useMemberActions } from '@widya/api-client/members';
import type { Member } from '@widya/contract/members';
import { toast } from '@widya/design-system/toast';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { FORM_TEXTS as texts } from './texts.ts';
import { conflictFields } from './user-conflict.ts';
import { changesOf, draftOf, type UserDraft } from './user-draft.ts';

/** The form of a known person. Only what was changed is sent; a newer record is answered with both sides. D306. */
export function useEditUser(member: Member, onDone: () => void) {
  const { update } = useMemberActions();
  /** What the form is compared with and saved over: the person when it was opened, or as they are since a conflict. */
  const [base, setBase] = useState(member);
  const [draft, setDraft] = useState(() => draftOf(member));

  const put = async (mine: UserDraft, over: Member) => {
    const changes = changesOf(draftOf(over), mine);
    if (Object.keys(changes).length > 0) await update({ ...changes, id: over.id, version: over.version });
  };
  /** Where the other person changed something else, both changes stay and nobody is asked. */
  const write = (mine: UserDraft, over: Member) =>
    put(mine, over).catch((failure: unknown) => {
      const now = presentRecord<Member>(failure);
      const changes = now && { base: draftOf(over), mine, theirs: draftOf(now) };
      if (!now || !changes || conflictFields(changes).length > 0) throw failure;
      return put(mergeBoth(changes, []), now);
    });
  const saving = useAction(async (mine: UserDraft, over: Member) => {
    await write(mine, over);
    toast.success(texts.saved(mine.full_name.trim()));
    onDone();
  });

  const now = presentRecord<Member>(saving.failure);
  const changes = now && { base: draftOf(base), mine: draft, theirs: draftOf(now) };
  return {
    base,
    draft,
    setDraft,
    busy: saving.busy,
    failure: now ? null : saving.failure,
    save: () => saving.run(draft, base),
    /** Both sides where two people changed the person; null while there is no conflict. */
    conflict: changes && {
      who: now.changed_by,
      when: now.changed_at,
      fields: conflictFields(changes),
      resolve: (chosen: readonly string[]) => {
        const merged = mergeBoth(changes, chosen);
        setBase(now);
        setDraft(merged);
        void saving.run(merged, now);
      },
      cancel: saving.forget,
    },
  };
}
