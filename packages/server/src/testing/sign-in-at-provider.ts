/** Requests an address with the provider's cookies, as a browser does. */
async function follow(address: string, cookies: Map<string, string>): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return response;
}

/**
 * Signs in at a test provider, as a browser would.
 * @param address address of the provider's sign-in page.
 * @param step the choice on that page: `as/<account>` or `cancel`.
 * @returns query of the address to which the provider redirects back.
 */
export async function signInAtProvider(address: string, step: string): Promise<string> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  let next = address;
  for (let hop = 0; hop < 10; hop += 1) {
    const response = await follow(next, cookies);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, origin).href;
    if (!next.startsWith(origin)) return new URL(next).search;
    if (new URL(next).pathname.startsWith('/interaction/')) next = `${next}/${step}`;
  }
  throw new Error('The provider leads in circles');
}
