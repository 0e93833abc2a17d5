/** Every form of a screen's name that its files need. */
export interface ScreenNames {
  /** `daftar-hadir`: path and folder. */
  readonly kebab: string;
  /** `DaftarHadir`: name in the manifest. */
  readonly pascal: string;
  /** 'Daftar Hadir': label on the screen. */
  readonly label: string;
}

/** Those of a new remote and of its first screen. */
export interface RemoteNames extends ScreenNames {
  /** `mf-daftar-hadir` */
  readonly folder: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Reads the name of a screen.
 * @param usage how the command is written, for the error.
 * @throws Error when it cannot be a name.
 */
export function screenNamesOf(kebab: string, usage: string): ScreenNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`Write: ${usage}, the name in small letters with hyphens, such as daftar-hadir`);
  const words = kebab.split('-').map(capital);
  return { kebab, pascal: words.join(''), label: words.join(' ') };
}

/**
 * Reads the name given to `pnpm new-remote`.
 * @param given `daftar-hadir` or `mf-daftar-hadir`.
 * @throws Error when it cannot be a name.
 */
export function namesOf(given: string): RemoteNames {
  const names = screenNamesOf(given.replace(/^mf-/, ''), 'pnpm new-remote name');
  return { folder: `mf-${names.kebab}`, ...names };
}
