/** Stands in for the shell's own federation runtime, which the compared pages do not use. */
export const federationHost = (): Promise<null> => Promise.resolve(null);
export const connectContainer = (): Promise<void> => Promise.resolve();
