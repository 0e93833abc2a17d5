async function post<T>(address: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Proves an address for a new device, with the code that the demo returns because it has no mail server.
 * @returns the token of the device
 */
export async function proveAddressAt(url: string, email: string): Promise<string> {
  const calls = `${url}/v1/public/address_codes`;
  const { challenge, code } = await post<{ challenge: string; code: string }>(calls, { email, return_to: '/saya' });
  const { token } = await post<{ token: string }>(`${calls}/confirm`, { challenge, code });
  return token;
}

export interface Registered {
  readonly status: string;
  /** For example `MENUNGGU PEMBAYARAN`. */
  readonly label: string;
  readonly order: { readonly order_id: string } | null;
  readonly ticket: string;
}

/** A filled registration form. */
export const registrationForm = (full_name: string) => ({
  full_name,
  phone_num: '081234567890',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  date_of_birth: '1998-05-14',
  gender: 'F',
  consent: true,
});

/** Registers a person for a class with the token of a proved address. */
export const registerWith = (url: string, code: string, full_name: string, token: string): Promise<Registered> =>
  post(`${url}/v1/public/class/${code}/registrations`, registrationForm(full_name), token);

/** Proves a person's address and registers the person for a class. */
export async function registerAt(url: string, code: string, full_name: string): Promise<Registered> {
  const email = `${full_name.toLowerCase().replaceAll(' ', '.')}.${code.toLowerCase()}@contoh.example`;
  return registerWith(url, code, full_name, await proveAddressAt(url, email));
}
