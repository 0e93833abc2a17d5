const UNIQUE_VIOLATION = '23505';

/**
 * Whether a write failed because of a unique index. drizzle wraps the database's error, so both levels are checked.
 * @param index name of the index, such as `admins_email_key`.
 */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const source = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (
    typeof source === 'object' &&
    source !== null &&
    'code' in source &&
    source.code === UNIQUE_VIOLATION &&
    'constraint' in source &&
    source.constraint === index
  );
}
