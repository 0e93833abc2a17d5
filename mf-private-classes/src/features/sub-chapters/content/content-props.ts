import type { DraftContent, SubValues } from '../values.ts';

/** What the part of the form gets that belongs to a type. */
export interface ContentProps {
  readonly content: DraftContent;
  readonly onContent: (fields: Partial<DraftContent>) => void;
  readonly onValues: (fields: Partial<SubValues>) => void;
  /** A file is on its way, or has arrived: saving waits. */
  readonly onSending: (sending: boolean) => void;
  /** What is wrong with the content. */
  readonly problem: string | undefined;
}
