import { useFeedbackActions } from '@widya/api-client/feedback';
import type { Feedback, FeedbackSummary } from '@widya/contract/feedback';
import { NoteEditor } from '@widya/record-kit/notes/note-editor';
import { useState } from 'react';
import { AnswersDialog } from './answers/answers-dialog.tsx';
import { INITIAL_QUERY } from './answers/answers-query.ts';
import { DetailDialog } from './detail/detail-dialog.tsx';
import { DETAIL_TEXTS as texts } from './texts.ts';

/** The open dialog, at most one; `from` is the dialog it replaced, to which closing returns. */
export type OpenFeedback =
  | { readonly kind: 'answers' }
  | { readonly kind: 'detail' | 'note'; readonly feedback: Feedback; readonly from: OpenFeedback | null };

interface FeedbackDialogsProps {
  readonly code: string;
  readonly summary: FeedbackSummary | undefined;
  readonly opened: OpenFeedback;
  readonly mayHide: boolean;
  readonly onVisibility: (id: number, active: boolean) => void;
  readonly onOpened: (opened: OpenFeedback | null) => void;
}

/** All dialogs of the screen, whose code is loaded when the first of them is opened. B-209. */
export function FeedbackDialogs({ code, summary, opened, mayHide, onVisibility, onOpened }: FeedbackDialogsProps) {
  const { note } = useFeedbackActions();
  // Kept while a feedback is open.
  const [query, setQuery] = useState(INITIAL_QUERY);
  if (opened.kind === 'answers')
    return (
      summary && (
        <AnswersDialog
          code={code}
          summary={summary}
          query={query}
          onQuery={setQuery}
          onOpen={(feedback) => onOpened({ kind: 'detail', feedback, from: opened })}
          onClose={() => onOpened(null)}
        />
      )
    );
  const { feedback, from, kind } = opened;
  const back = () => onOpened(from);
  if (kind === 'note')
    return (
      <NoteEditor
        noted={feedback}
        about={texts.noteAbout(feedback.full_name)}
        write={(text, version) => note(feedback.id, text, version)}
        onClose={back}
      />
    );
  return (
    <DetailDialog
      feedback={feedback}
      mayHide={mayHide}
      closeLabel={from ? texts.back : texts.close}
      onNote={() => onOpened({ kind: 'note', feedback, from })}
      onVisibility={(id, active) => {
        onVisibility(id, active);
        back();
      }}
      onClose={back}
    />
  );
}
