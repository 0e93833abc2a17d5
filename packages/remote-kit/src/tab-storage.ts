/**
 * Values that a remote stores in this tab, across reloads. Without storage (private window) nothing is stored, and
 * nothing fails.
 */
export interface TabStorage {
  readonly read: (name: string) => string | null;
  readonly keep: (name: string, value: string) => void;
  readonly drop: (name: string) => void;
}

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * The storage of a remote in this tab: its keys begin with the name of the remote, so that no other remote reads or
 * overwrites them. Builds of remotes refuse direct uses of the browser's storage.
 * @param remote name in the manifest, `mf-classes`.
 */
export function tabStorage(remote: string): TabStorage {
  const keyOf = (name: string): string => `widya:${remote}:${name}`;
  return {
    read: (name) => attempt(() => sessionStorage.getItem(keyOf(name))),
    keep: (name, value) => void attempt(() => sessionStorage.setItem(keyOf(name), value)),
    drop: (name) => void attempt(() => sessionStorage.removeItem(keyOf(name))),
  };
}
