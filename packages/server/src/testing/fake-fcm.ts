import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** FCM's response for one phone; `silent` closes the connection, `late` never responds. */
export type FcmAnswer = { readonly status: number; readonly error?: object } | 'silent' | 'late';

export const UNREGISTERED: FcmAnswer = { status: 404, error: { details: [{ errorCode: 'UNREGISTERED' }] } };
export const INVALID_TOKEN: FcmAnswer = {
  status: 400,
  error: { details: [{ errorCode: 'INVALID_ARGUMENT' }, { fieldViolations: [{ field: 'message.token' }] }] },
};

export interface FakeFcm {
  readonly env: Readonly<Record<string, string>>;
  /** Accepted messages, with the FCM registration of the phone. */
  readonly delivered: { readonly registration: string; readonly title: string }[];
  /** Responses by the FCM registration of the phone; 200 by default. */
  readonly answers: Map<string, FcmAnswer>;
  /** Number of requests for an access token. */
  readonly tokenRequests: { count: number };
  /** Status with which token requests are refused; null grants them. */
  readonly account: { refuse: number | null };
  readonly close: () => Promise<void>;
}

const PROJECT = 'widya-uji';

/** Starts a fake of Google on loopback that grants access tokens for signed assertions and accepts messages. */
export async function startFakeFcm(): Promise<FakeFcm> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const fake: Omit<FakeFcm, 'env' | 'close'> = {
    delivered: [],
    answers: new Map(),
    tokenRequests: { count: 0 },
    account: { refuse: null },
  };
  const isSigned = (assertion: string): boolean => {
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    return createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url');
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/token') {
      fake.tokenRequests.count += 1;
      if (fake.account.refuse !== null) return answer(fake.account.refuse, { error: 'invalid_grant' });
      const assertion = new URLSearchParams(text).get('assertion') ?? '';
      if (!isSigned(assertion)) return answer(400, { error: 'invalid_grant' });
      return answer(200, { access_token: `akses-${fake.tokenRequests.count}`, expires_in: 3_600 });
    }
    if (request.url !== `/v1/projects/${PROJECT}/messages:send`) return answer(404, {});
    const { message } = JSON.parse(text) as { message: { token: string; notification: { title: string } } };
    const reply = fake.answers.get(message.token) ?? { status: 200 };
    if (reply === 'late') return;
    if (reply === 'silent') return response.destroy();
    if (reply.status === 200) fake.delivered.push({ registration: message.token, title: message.notification.title });
    return answer(reply.status, reply.status === 200 ? { name: 'pesan' } : { error: reply.error ?? {} });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const account = {
    type: 'service_account',
    project_id: PROJECT,
    client_email: 'widya@uji.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  return {
    ...fake,
    env: {
      FCM_SERVICE_ACCOUNT: JSON.stringify(account),
      FCM_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
