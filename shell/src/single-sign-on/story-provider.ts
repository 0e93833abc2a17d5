/** A provider of the organisation, for `beforeEach` of a story. @returns what takes it away again */
export function withProvider(): () => void {
  const meta = document.createElement('meta');
  meta.name = 'widya-single-sign-on';
  meta.content = 'akun organisasi';
  document.head.append(meta);
  return () => meta.remove();
}
