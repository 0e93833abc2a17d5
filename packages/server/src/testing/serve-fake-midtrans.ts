import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakePayment, startFakeMidtrans } from './fake-midtrans.ts';

/*
 * Runs a fake payment provider as a separate process, for tests of the product started as in production. `node
 * serve-fake-midtrans.ts` prints one line of JSON, `{ env, control }`. A test simulates the action of a payer with `PUT
 * <control>/<order id>` and a payment; the response is the provider's signed notification. The process ends with its
 * parent.
 */

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const fake = await startFakeMidtrans();
const control = createServer(async (request, response) => {
  const orderId = decodeURIComponent((request.url ?? '/').slice(1));
  fake.payments.set(orderId, JSON.parse(await textOf(request)) as FakePayment);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(fake.notification(orderId)));
});
control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ env: fake.env, control: `http://127.0.0.1:${port}` })}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));
