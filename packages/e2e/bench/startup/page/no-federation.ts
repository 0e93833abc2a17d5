/** Stands in for the shell's own federation runtime and the list of what it shares, which the compared pages do not use. */
export const federationHost = (): Promise<null> => Promise.resolve(null);
export const connectContainer = (): Promise<void> => Promise.resolve();
export const providedModules = {};
