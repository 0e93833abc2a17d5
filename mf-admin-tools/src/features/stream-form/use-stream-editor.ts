import { useLiveStreamActions } from '@widya/api-client/live-streams';
import type { LiveStream } from '@widya/contract/live-streams';
import { toast } from '@widya/design-system/toast';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useNavigate } from '@widya/remote-kit/router';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { streamListPath } from '../stream-state/stream-paths.ts';
import { isIncomplete, streamForm } from './stream-definition.ts';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

/** Names of drafts by account and stream; `baru` stands for a new one. */
const draftName = (userId: number, code: string | null): string => `siaran:${userId}:${code ?? 'baru'}`;

/** The editor of a live stream, or of a new one for null. Saving returns to the list. C-198. */
export function useStreamEditor(record: LiveStream | null) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { create, update } = useLiveStreamActions();
  const [definition] = useState(() => streamForm(new Date()));
  const [incomplete, setIncomplete] = useState(false);
  const editor = useRecordEditor({
    record,
    definition,
    calls: {
      create: (body, key) => {
        setIncomplete(false);
        return create(body, key);
      },
      update: (changes, over) => {
        setIncomplete(false);
        return update(over.code, { ...changes, version: over.version });
      },
      announce: (_, created) => toast.success(created ? texts.added : texts.updated),
    },
    draftName: draftName(user.id, record?.code ?? null),
    onRefused: ([first]) => {
      setIncomplete(isIncomplete(editor.form.getValues()));
      if (first) editor.form.setFocus(first);
    },
    onSaved: () => void navigate(streamListPath()),
  });
  return {
    ...editor,
    /** Whether the message about missing values is shown, which can be dismissed. C-192 and C-193. */
    incomplete,
    dismiss: () => setIncomplete(false),
    discard: () => {
      setIncomplete(false);
      editor.discard();
    },
  };
}
