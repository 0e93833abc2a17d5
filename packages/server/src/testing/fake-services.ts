import { startFakeMidtrans } from './fake-midtrans.ts';
import { startFakeZoom } from './fake-zoom.ts';
import { startOidcProvider } from './oidc-provider.ts';

export interface FakeServices {
  /** Environment with which a test app calls all fakes. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts fakes of every service that the example calls need; the fakes accept all requests. */
export async function startFakeServices(): Promise<FakeServices> {
  const zoom = await startFakeZoom();
  const midtrans = await startFakeMidtrans();
  midtrans.fallback = { transaction_status: 'pending', gross_amount: '150000.00' };
  const provider = await startOidcProvider('http://localhost:8080/masuk');
  provider.accounts.set('contoh', { email: 'organisasi@contoh.example', name: 'Orang Contoh', groups: ['kelas'] });
  const parts = [zoom, midtrans, provider];
  return {
    env: Object.assign({}, ...parts.map(({ env }) => env)),
    close: async () => void (await Promise.all(parts.map((part) => part.close()))),
  };
}
