import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { startFakeReceiver } from '../../testing/fake-receiver.ts';
import { openReceivers } from './post-event.ts';
import { isPrivateAddress } from './receiver-address.ts';

describe('a private address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
  ])('is %s (D256)', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::1111'])('is not %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

const names = (addresses: readonly string[]) => ({
  lookup: (
    _host: string,
    _options: object,
    answer: (error: null, found: { address: string; family: number }[]) => void,
  ) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
});

const postTo = async (url: string, options: Partial<Parameters<typeof openReceivers>[0]> = {}) => {
  const receivers = openReceivers({ allowPrivate: false, ...options });
  try {
    return await receivers.post(url, {}, '{}');
  } finally {
    await receivers.close();
  }
};

describe('a delivery to the own network', () => {
  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:10.0.0.1]/',
    'http://penerima.example/',
  ])('is refused for %s (D256)', async (url) => {
    expect(await postTo(url)).toMatchObject({ status: null, error: 'private_address' });
  });

  it('is refused at the connection for a name that leads there', async () => {
    const refused = { status: null, error: 'private_address' };
    expect(await postTo('https://penerima.example/', names(['192.168.0.7']))).toMatchObject(refused);
    expect(await postTo('https://penerima.example/', names(['::1', '10.0.0.1']))).toMatchObject(refused);
  });

  it('does not reach a server on this machine by a name (control: it does when allowed)', async () => {
    const receiver = await startFakeReceiver();
    const port = new URL(receiver.url).port;
    try {
      expect(await postTo(`https://localhost:${port}/`)).toMatchObject({ error: 'private_address' });
      expect(receiver.received).toHaveLength(0);
      expect(await postTo(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toMatchObject({
        status: 200,
        error: null,
      });
      expect(receiver.received).toHaveLength(1);
    } finally {
      await receiver.close();
    }
  });
});

describe('a receiver', () => {
  it('that redirects is not followed', async () => {
    const receiver = await startFakeReceiver(() => ({ status: 302, headers: { location: '/lain' } }));
    try {
      const attempt = await postTo(receiver.url, { allowPrivate: true });
      expect(attempt).toMatchObject({ status: 302, error: 'redirect' });
      expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
    } finally {
      await receiver.close();
    }
  });

  it('that does not answer in time counts as failed', async () => {
    const receiver = await startFakeReceiver(() => ({ until: new Promise(() => undefined) }));
    try {
      const attempt = await postTo(receiver.url, { allowPrivate: true, totalMs: 200 });
      expect(attempt).toMatchObject({ status: null, error: 'timeout' });
    } finally {
      await receiver.close();
    }
  });

  it('that answers without end is cut off, and its status counts', async () => {
    const server = createServer((_request, response) => {
      const write = () => {
        while (response.write('x'.repeat(1_024)));
        response.once('drain', write);
      };
      response.writeHead(200);
      write();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    try {
      const attempt = await postTo(`http://127.0.0.1:${port}/`, { allowPrivate: true });
      expect(attempt).toMatchObject({ status: 200, error: null });
      expect(attempt.response).toHaveLength(500);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('that nobody answers for is named as such', async () => {
    const unknown = (_host: string, _options: object, answer: (error: Error, found: []) => void) =>
      answer(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
    expect(await postTo('https://tidak-ada.example/', { lookup: unknown })).toMatchObject({ error: 'unknown_host' });
    expect(await postTo('http://127.0.0.1:9/', { allowPrivate: true })).toMatchObject({ error: 'connection' });
  });
});
