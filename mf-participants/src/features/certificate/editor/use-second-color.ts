import { useRef } from 'react';
import { isStandardSecondColor, secondColorOn } from './second-color.ts';
import type { TemplateDraft } from './use-template-draft.ts';

/** Sets the colour of page two for its background, unless somebody chose one. D89. */
export function useSecondColor({ draft, change }: Pick<TemplateDraft, 'draft' | 'change'>) {
  // The page may be edited while a background is measured.
  const latest = useRef(draft);
  latest.current = draft;
  return (brightness: number) => {
    if (isStandardSecondColor(latest.current.secondTextColor)) change({ secondTextColor: secondColorOn(brightness) });
  };
}
