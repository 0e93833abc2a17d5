import { failureOf } from '@widya/api-client/api-error';
import { ConflictDialog, type ConflictField } from '@widya/design-system/conflict-dialog';
import { DraftBanner } from '@widya/design-system/draft-banner';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { RecordPage } from '@widya/design-system/record-page';
import { SectionIndex } from '@widya/design-system/section-index';
import { focusUnread } from '@widya/design-system/unread-input';
import type { LocalDraft } from '@widya/remote-kit/local-draft';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormBar } from './form-bar.tsx';
import { SAVE_TEXTS } from './texts.ts';

/** What `useRecordEditor` gives, as far as the frame draws it. */
interface Editor<Values> {
  readonly base: unknown;
  readonly changes: number;
  readonly errors: object;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  readonly fill: (values: Partial<Values>) => void;
  readonly conflict: {
    readonly who: string;
    readonly when: string;
    readonly fields: readonly ConflictField[];
    readonly resolve: (mine: readonly string[]) => void;
    readonly cancel: () => void;
  } | null;
  readonly draft: {
    readonly offered: LocalDraft<Values> | null;
    readonly savedAt: string | null;
    readonly takeUp: () => void;
    readonly drop: () => void;
  };
}

interface RecordEditorProps<Values> {
  readonly editor: Editor<Values>;
  /** The section index: titles with the number of errors. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly errors: number }[];
  /** State, checklist and history below the section index. */
  readonly side?: ReactNode;
  /** Above the fields. */
  readonly notice?: ReactNode;
  /** The fields, section by section. */
  readonly children: ReactNode;
  /** Preview and publish controls in the bar. */
  readonly tools?: ReactNode;
}

/** Frame of a long form: section index, draft, failure, fields, bar and conflict dialog. Source: A-165 and C-023. */
export function RecordEditor<Values>({ editor, sections, side, notice, children, tools }: RecordEditorProps<Values>) {
  const { draft, conflict, failure } = editor;
  const { offered } = draft;
  const refusal = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    if (!focusUnread(form.current)) void editor.save();
  };
  // The button stands at the bottom of the screen, the reason above a long form.
  useEffect(() => {
    if (failure) refusal.current?.scrollIntoView?.({ block: 'center' });
  }, [failure]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RecordPage
        side={
          <>
            <SectionIndex sections={sections} />
            {side}
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
        {notice}
        {Boolean(failure) && (
          <div ref={refusal}>
            <FailureBanner failure={failureOf(failure, SAVE_TEXTS.failed)} />
          </div>
        )}
        <Stack gap="4">{children}</Stack>
        <FormBar
          changes={editor.changes}
          isNew={editor.base === null}
          problems={Object.keys(editor.errors).length}
          saving={editor.busy}
          draftAt={draft.savedAt}
          onSave={save}
          onDiscard={() => {
            editor.discard();
            draft.drop();
          }}
        >
          {tools}
        </FormBar>
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
