/** Codes that the name of a log row holds; its fields have all of them. */
const MOST = 3;

/** How the log calls several vouchers: by the first of their codes, as people know them, and how many there are. */
export function loggedCodes(codes: readonly string[]): string {
  if (codes.length === 0) return '0 voucher';
  const first = codes.slice(0, MOST).join(', ');
  if (codes.length === 1) return first;
  return `${first}${codes.length > MOST ? ', …' : ''} (${codes.length} voucher)`;
}
