import type { InterfaceGroupId } from '@widya/contract/interface-text-groups';
import { useTexts } from './use-texts.ts';

interface SiteTextProps {
  /** Screen of Tampilan Antarmuka. */
  readonly of: InterfaceGroupId;
  /** Key of the text. */
  readonly name: string;
}

/** A text of Tampilan Antarmuka: as staff wrote it, else the standard text. */
export const SiteText = ({ of, name }: SiteTextProps) => useTexts(of)(name);
