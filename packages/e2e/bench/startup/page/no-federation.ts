/** Replaces the shell's federation runtime and its list of shared modules, which the compared pages do not use. */
export const federationHost = (): Promise<null> => Promise.resolve(null);
export const connectContainer = (): Promise<void> => Promise.resolve();
export const providedModules = {};
