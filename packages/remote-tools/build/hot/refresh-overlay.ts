/**
 * Called by React Refresh when an edited module throws while it is evaluated. Without it the error would be silent; the
 * overlay of the development server shows every reported error.
 */
export const handleRuntimeError = (error: Error): void => reportError(error);

/** The development server removes its overlay itself, at the next build. */
export const clearRuntimeErrors = (): void => undefined;
