import type { DraftContent } from '../values.ts';

/** What the part of the form gets that belongs to a type. */
export interface ContentProps {
  readonly content: DraftContent;
  readonly onContent: (fields: Partial<DraftContent>) => void;
  /** Length of an uploaded video. */
  readonly onFileSeconds: (seconds: number) => void;
  /** A file is on its way, or has arrived: saving waits. */
  readonly onSending: (sending: boolean) => void;
  /** What is wrong with the content. */
  readonly problem: string | undefined;
}
