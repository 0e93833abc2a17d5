/** Sets up a provider in `beforeEach` of a story. @returns a function that removes it */
export function withProvider(): () => void {
  const meta = document.createElement('meta');
  meta.name = 'widya-single-sign-on';
  meta.content = 'akun organisasi';
  document.head.append(meta);
  return () => meta.remove();
}
