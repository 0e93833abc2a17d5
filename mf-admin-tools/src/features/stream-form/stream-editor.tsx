import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import type { LiveStream } from '@widya/contract/live-streams';
import { Banner } from '@widya/design-system/banner';
import { RecordEditor } from '@widya/record-kit/editor/record-editor';
import type { ReactNode } from 'react';
import { PreviewCard } from './preview-card.tsx';
import { StreamFields } from './stream-fields.tsx';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';
import { useStreamEditor } from './use-stream-editor.ts';

interface StreamEditorProps {
  /** Null for a new stream. C-186. */
  readonly record: LiveStream | null;
  /** Content beside the form, above the preview. */
  readonly side?: ReactNode;
}

/** The form of a live stream with its save bar and the video. Source: C-181 to C-190, C-193. */
export function StreamEditor({ record, side }: StreamEditorProps) {
  const editor = useStreamEditor(record);
  const { control } = editor.form;
  return (
    <RecordEditor
      editor={editor}
      failed={FALLBACK_MESSAGE}
      side={
        <>
          {side}
          <PreviewCard control={control} />
        </>
      }
      notice={
        editor.incomplete && (
          <Banner tone="error" onClose={editor.dismiss}>
            {texts.incomplete}
          </Banner>
        )
      }
    >
      <StreamFields control={control} isNew={editor.base === null} />
    </RecordEditor>
  );
}
