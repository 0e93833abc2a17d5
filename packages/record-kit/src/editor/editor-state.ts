import type { ConflictField } from '@widya/design-system/conflict-dialog';
import type { LocalDraft } from '@widya/remote-kit/local-draft';

/** The part of the result of `useRecordEditor` that its frames render. */
export interface EditorState<Values> {
  readonly base: unknown;
  readonly changes: number;
  readonly errors: object;
  readonly incomplete: boolean;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly unplacedFailure: unknown;
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
