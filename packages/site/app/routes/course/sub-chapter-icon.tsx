import type { SubChapterType } from '@widya/contract/chapter-types';
import {
  BookA,
  Bookmark,
  CircleHelp,
  CirclePlay,
  FileDown,
  FileText,
  type LucideIcon,
  PencilLine,
  TextCursorInput,
} from 'lucide-react';

const ICONS: Readonly<Record<SubChapterType, LucideIcon>> = {
  Prolog: Bookmark,
  Video: CirclePlay,
  Teks: FileText,
  Kuis: CircleHelp,
  Dokumen: FileDown,
  Glosarium: BookA,
  Latihan: PencilLine,
  Uraian: TextCursorInput,
};

/** Icon of a type of sub-chapter. */
export function SubChapterIcon({ type }: { readonly type: SubChapterType }) {
  const Icon = ICONS[type];
  return <Icon size={14} aria-hidden="true" />;
}
