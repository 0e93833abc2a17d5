/**
 * `s***i@contoh.example`: enough to recognise one's own address, without revealing it when the link is passed on (S15).
 */
export function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}
