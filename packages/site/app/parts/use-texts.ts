import { type InterfaceGroupId, STANDARD_TEXTS } from '@widya/contract/interface-text-groups';
import type { PublicStrings } from '@widya/contract/interface-texts';
import { useRouteLoaderData } from 'react-router';

interface FrameData {
  readonly frame: PublicStrings;
}

/** Pages written by staff that have content, in the order of the menu. */
export const useEditedPages = (): PublicStrings['pages'] => useRouteLoaderData<FrameData>('root')?.frame.pages ?? [];

/**
 * Texts of a screen of Tampilan Antarmuka by key: as staff wrote them, else the standard texts; empty for an unknown
 * key.
 */
export function useTexts(group: InterfaceGroupId): (key: string) => string {
  const texts = useRouteLoaderData<FrameData>('root')?.frame.texts[group];
  return (key) => texts?.[key] ?? STANDARD_TEXTS[group]?.[key] ?? '';
}
