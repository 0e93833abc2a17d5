import { productUrl } from './test.ts';

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(productUrl() + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A device that has proved an address: the demo hands over the code that a mail would bring. @returns its token */
async function proveAddress(email: string): Promise<string> {
  const { challenge, code } = await post<{ challenge: string; code: string }>('/v1/public/address_codes', {
    email,
    return_to: '/saya',
  });
  const { token } = await post<{ token: string }>('/v1/public/address_codes/confirm', { challenge, code });
  return token;
}

interface Registered {
  readonly email: string;
  /** `MENUNGGU PEMBAYARAN`. */
  readonly label: string;
  readonly order: { readonly order_id: string } | null;
  readonly ticket: string;
}

/** Registers somebody for a class by the public calls, as a site of the organisation's own would. */
export async function registerVisitor(code: string, full_name: string): Promise<Registered> {
  const email = `${full_name.toLowerCase().replaceAll(' ', '.')}.${code.toLowerCase()}@contoh.example`;
  const body = {
    full_name,
    phone_num: '081234567890',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    date_of_birth: '1998-05-14',
    gender: 'F',
    consent: true,
  };
  const path = `/v1/public/class/${code}/registrations`;
  return { email, ...(await post<Omit<Registered, 'email'>>(path, body, await proveAddress(email))) };
}
