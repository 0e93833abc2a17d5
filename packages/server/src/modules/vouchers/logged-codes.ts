/** Maximum number of codes in the label of a log row; its fields contain all of them. */
const MOST = 3;

/** The label of several vouchers in the log: their first codes, and how many there are. */
export function loggedCodes(codes: readonly string[]): string {
  if (codes.length === 0) return '0 voucher';
  const first = codes.slice(0, MOST).join(', ');
  if (codes.length === 1) return first;
  return `${first}${codes.length > MOST ? ', …' : ''} (${codes.length} voucher)`;
}
