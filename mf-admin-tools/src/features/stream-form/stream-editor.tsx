import { failureOf } from '@widya/api-client/api-error';
import type { LiveStream } from '@widya/contract/live-streams';
import { Banner } from '@widya/design-system/banner';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { DraftBanner } from '@widya/design-system/draft-banner';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { RecordPage } from '@widya/design-system/record-page';
import { focusUnread } from '@widya/design-system/unread-input';
import type { ReactNode } from 'react';
import { FormBar } from './form-bar.tsx';
import { PreviewCard } from './preview-card.tsx';
import { StreamFields } from './stream-fields.tsx';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';
import { useStreamEditor } from './use-stream-editor.ts';

interface StreamEditorProps {
  /** Null for a new one. C-186. */
  readonly record: LiveStream | null;
  /** Beside the form, above the preview. */
  readonly side?: ReactNode;
}

/** The form of a live stream, what of it is not saved yet, and the video it shows. Source: C-181 to C-190, C-193. */
export function StreamEditor({ record, side }: StreamEditorProps) {
  const editor = useStreamEditor(record);
  const { form, conflict, draft } = editor;
  const { offered } = draft;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusUnread(event.currentTarget)) void editor.save();
      }}
    >
      <RecordPage
        side={
          <>
            {side}
            <PreviewCard control={form.control} />
          </>
        }
      >
        {offered && (
          <DraftBanner
            savedAt={offered.savedAt}
            onRestore={() => {
              editor.fill(offered.values);
              draft.takeUp();
            }}
            onDiscard={draft.drop}
          />
        )}
        {editor.incomplete && (
          <Banner tone="error" onClose={editor.dismiss}>
            {texts.incomplete}
          </Banner>
        )}
        <FailureBanner failure={failureOf(editor.failure)} />
        <StreamFields control={form.control} isNew={editor.base === null} />
        <FormBar
          changes={editor.changes}
          isNew={editor.base === null}
          problems={editor.problems}
          saving={editor.busy}
          draftAt={draft.savedAt}
          onDiscard={() => {
            editor.discard();
            draft.drop();
          }}
        />
      </RecordPage>
      {conflict && (
        <ConflictDialog
          open
          who={conflict.who}
          when={conflict.when}
          fields={conflict.fields}
          saving={editor.busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </form>
  );
}
