/** The compiled boot script in the folder of generated files. */
export const BOOT_FILE = 'boot.js';
/** Description of a remote's build, stored beside its files; the registry consists of these. */
export const REMOTE_FILE = 'remote.json';
/** What a build of a remote needs, stored beside its files. */
export const REQUIREMENTS_FILE = 'requires.json';
/** The signature of a remote's build, stored beside its files. */
export const SIGNATURE_FILE = 'signature.json';
/** What a build of the shell provides, stored beside its page. */
export const PROVISIONS_FILE = 'provides.json';
/** Versions of a remote by the hash of the sources they were built from, stored beside its builds. */
export const BUILT_FILE = 'built.json';
/** List of the shell's files for preloading, stored beside its page. */
export const SHELL_ASSETS_FILE = 'assets.json';
