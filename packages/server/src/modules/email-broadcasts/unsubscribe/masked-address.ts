/** `s***i@contoh.example`: enough to recognise one's own address, as a link can be passed on (S15). */
export function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}
