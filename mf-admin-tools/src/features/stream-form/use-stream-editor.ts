import type { LiveStream } from '@widya/contract/live-streams';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useNavigate } from '@widya/remote-kit/router';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useLocalDraft } from '@widya/remote-kit/use-local-draft';
import { useEffect, useState } from 'react';
import { streamListPath } from '../stream-state/stream-paths.ts';
import type { StreamValues } from './stream-values.ts';
import { useStreamForm } from './use-stream-form.ts';

/** Names of drafts: one for each account and stream; `baru` is the one being made. */
const draftName = (userId: number, code: string | null): string => `siaran:${userId}:${code ?? 'baru'}`;

/** The form with its local draft and its leave guard; a saved form leads back to the list. C-198. */
export function useStreamEditor(record: LiveStream | null) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const editor = useStreamForm(record, () => {
    draft.drop();
    setSaved(true);
  });
  const { form, untouched, changes, save } = editor;
  const draft = useLocalDraft({
    name: draftName(user.id, record?.code ?? null),
    form,
    dirty: changes > 0,
    keep: (values: StreamValues) => changedIn(untouched, values),
  });
  useUnsavedWork(changes > 0, save);

  // After the line that tells the shell that nothing is unsaved. And a moment later, so that 'Simpan & keluar' goes where the
  // person wanted to.
  useEffect(() => {
    if (!saved || changes > 0) return;
    const here = location.pathname;
    const timer = setTimeout(() => {
      setSaved(false);
      if (location.pathname === here) void navigate(streamListPath());
    });
    return () => clearTimeout(timer);
  }, [saved, changes, navigate]);

  return { ...editor, draft };
}
