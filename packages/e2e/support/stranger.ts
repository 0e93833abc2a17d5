import { productUrl } from './test.ts';

/** Makes a call as a stranger's device. @param token of its proof of an address. @throws Error when the answer is not good */
async function send<T>(path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(productUrl() + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Registers a stranger for a class, through the calls that the site makes. @returns the state of the registration */
export async function registerStranger(classCode: string, email: string): Promise<string> {
  const { challenge, code } = await send<{ challenge: string; code: string }>('/v1/public/address_codes', { email });
  const { token } = await send<{ token: string }>('/v1/public/address_codes/confirm', { challenge, code });
  const person = {
    full_name: 'Larasati Uji',
    phone_num: '081234567890',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    date_of_birth: '1990-08-17',
    gender: 'F',
    consent: true,
  };
  const { status } = await send<{ status: string }>(`/v1/public/class/${classCode}/registrations`, person, token);
  return status;
}
