import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import type { EditorState } from './editor-state.ts';

interface EditorConflictProps {
  readonly editor: Pick<EditorState<never>, 'conflict' | 'busy'>;
}

/** Resolves a concurrent change of the same fields by a choice. Source: D306. */
export function EditorConflict({ editor: { conflict, busy } }: EditorConflictProps) {
  return (
    conflict && (
      <ConflictDialog
        open
        who={conflict.who}
        when={conflict.when}
        fields={conflict.fields}
        saving={busy}
        onResolve={conflict.resolve}
        onCancel={conflict.cancel}
      />
    )
  );
}
