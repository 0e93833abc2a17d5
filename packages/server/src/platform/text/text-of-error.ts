/** The message of what was thrown, which may be no Error. */
export const textOfError = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
