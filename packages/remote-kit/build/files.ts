/** Compiled boot script, in the folder of generated files. */
export const BOOT_FILE = 'boot.js';
/** Description of a build of a remote, beside its files; the registry is put together from these. */
export const REMOTE_FILE = 'remote.json';
/** Files of the shell worth asking for early, beside its page. */
export const SHELL_ASSETS_FILE = 'assets.json';
