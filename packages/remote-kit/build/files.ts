/** The compiled boot script in the folder of generated files. */
export const BOOT_FILE = 'boot.js';
/** Description of a remote's build, stored beside its files; the registry consists of these. */
export const REMOTE_FILE = 'remote.json';
/** List of the shell's files for preloading, stored beside its page. */
export const SHELL_ASSETS_FILE = 'assets.json';
