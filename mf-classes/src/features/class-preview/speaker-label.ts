import type { PreviewPageProps } from './preview-frame.tsx';
import { PREVIEW_TEXTS as texts } from './texts.ts';

/** What the speaker is called: as the staff chose for a class, 'Pembicara' for an event. Rule A-191. */
export function speakerLabel({ values, event }: PreviewPageProps): string {
  if (event) return texts.eventSpeaker;
  return values.narasumber_instead_of_pengajar ? texts.resourcePerson : texts.speaker;
}
