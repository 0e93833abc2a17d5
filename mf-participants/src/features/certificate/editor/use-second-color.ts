import { useRef } from 'react';
import { isStandardSecondColor, secondColorOn } from './second-color.ts';
import type { TemplateDraft } from './use-template-draft.ts';

/** Gives page two the colour that is read on its background, unless somebody chose another. D89. */
export function useSecondColor({ draft, change }: Pick<TemplateDraft, 'draft' | 'change'>) {
  // A background is measured while its page may be edited.
  const latest = useRef(draft);
  latest.current = draft;
  return (brightness: number) => {
    if (isStandardSecondColor(latest.current.secondTextColor)) change({ secondTextColor: secondColorOn(brightness) });
  };
}
