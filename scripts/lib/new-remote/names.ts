/** Every form of a new remote's name that its files need. */
export interface RemoteNames {
  /** `mf-daftar-hadir` */
  readonly folder: string;
  /** `daftar-hadir`: path and folder of its first screen. */
  readonly kebab: string;
  /** `DaftarHadir`: name of its first screen. */
  readonly pascal: string;
  /** 'Daftar Hadir': label on the screen. */
  readonly label: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Reads the name given to `pnpm new-remote`.
 * @param given `daftar-hadir` or `mf-daftar-hadir`.
 * @throws Error when it cannot be a name.
 */
export function namesOf(given: string): RemoteNames {
  const kebab = given.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error('Write: pnpm new-remote name, in small letters with hyphens, such as daftar-hadir');
  const words = kebab.split('-').map(capital);
  return { folder: `mf-${kebab}`, kebab, pascal: words.join(''), label: words.join(' ') };
}
