import { formatBytes } from '../../formats/number.ts';
import type { FileKind } from './types.ts';

interface NamedFile {
  name: string;
  type: string;
  size: number;
}

export const VIDEO_ONLY_MP4 = 'Harap hanya unggah video dengan format MP4';

/** Both spaces before the colon belong to the text in A-111. */
export const wrongType = (kinds: readonly FileKind[]): string =>
  `Harap Unggah File dengan Tipe  : ${kinds.map((kind) => kind.label).join(', ')}`;

const ending = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** A photo format of phones that browsers cannot open. */
const isHeic = ({ name, type }: NamedFile) => /^image\/hei[cf]/.test(type) || ['.heic', '.heif'].includes(ending(name));

/** Some systems report no type or a generic one, so the extension decides in these cases. */
const isKind = ({ name, type }: NamedFile, kind: FileKind) =>
  type === '' || type === 'application/octet-stream' ? kind.endings.includes(ending(name)) : kind.types.includes(type);

/** The reason why a file is refused, as a message; null when it is accepted. */
export function fileProblem(
  file: NamedFile,
  rules: { kinds: readonly FileKind[]; maxBytes: number; wrongTypeText?: string | undefined },
): string | null {
  const { kinds, maxBytes, wrongTypeText = wrongType(kinds) } = rules;
  if (!kinds.some((kind) => isKind(file, kind))) {
    return isHeic(file)
      ? `${wrongTypeText}. Foto HEIC dari iPhone: simpan atau bagikan sebagai JPEG dahulu.`
      : wrongTypeText;
  }
  if (file.size === 0) return 'File ini kosong.';
  if (file.size > maxBytes) {
    return `Ukuran file ${formatBytes(file.size)}, paling besar ${formatBytes(maxBytes)}.`;
  }
  return null;
}

/** Value of `accept`, so that the file dialog offers only matching files. */
export const acceptText = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [...kind.types, ...kind.endings]).join(',');
