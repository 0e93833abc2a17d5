import type { DraftContent } from '../values.ts';

/** Props of the fields of a type. */
export interface ContentProps {
  readonly content: DraftContent;
  readonly onContent: (fields: Partial<DraftContent>) => void;
  /** Called with the duration of an uploaded video. */
  readonly onFileSeconds: (seconds: number) => void;
  /** Called when an upload starts and ends; saving waits for it. */
  readonly onSending: (sending: boolean) => void;
  /** Error of the content. */
  readonly problem: string | undefined;
}
