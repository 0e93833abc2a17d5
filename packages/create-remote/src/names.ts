/** All forms of a screen's name. */
export interface ScreenNames {
  /** `daftar-hadir`: path and folder. */
  readonly kebab: string;
  /** `DaftarHadir`: name in the manifest. */
  readonly pascal: string;
  /** 'Daftar Hadir': label on the screen. */
  readonly label: string;
}

/** Names of a new remote and of its first screen. */
export interface RemoteNames extends ScreenNames {
  /** `mf-daftar-hadir` */
  readonly folder: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Parses the name of a screen.
 * @param usage usage of the command, for the error.
 * @throws Error when the name is invalid.
 */
export function screenNamesOf(kebab: string, usage: string): ScreenNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`Write: ${usage}, the name in small letters with hyphens, such as daftar-hadir`);
  const words = kebab.split('-').map(capital);
  return { kebab, pascal: words.join(''), label: words.join(' ') };
}

/**
 * Parses the name of a remote.
 * @param name `daftar-hadir` or `mf-daftar-hadir`.
 * @throws Error when the name is invalid.
 */
export function namesOf(name: string): RemoteNames {
  const names = screenNamesOf(name.replace(/^mf-/, ''), 'pnpm new-remote name or npm create @widya/remote name');
  return { folder: `mf-${names.kebab}`, ...names };
}

/**
 * Address of the screen. Below `/editor`, because the server gives a first segment that it does not know to the
 * participants' site.
 */
export const screenRoute = ({ kebab }: RemoteNames): string => `/editor/${kebab}`;
