import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webhookBody } from '@widya/contract/webhook-events.schemas';
import { WEBHOOK_EVENT_TYPES } from '@widya/contract/webhook-rules';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { webhookDeliveries } from '../../platform/database/schema/webhooks.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type FakeReceiver, startFakeReceiver } from '../../testing/fake-receiver.ts';
import { insertWebhook } from '../../testing/insert-webhook.ts';
import { insertPing } from './deliveries.ts';
import { startWebhookWorker } from './worker.ts';

const GUIDE = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');

/** The code blocks of the guide in one language. */
const blocksOf = (language: 'js' | 'json'): string[] =>
  [...GUIDE.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, block = '']) => (name === language ? [block] : []));

let t: TestApp;
let receiver: FakeReceiver;
let folder: string;
beforeAll(async () => {
  t = await createTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'allow', LOG_LEVEL: 'silent' } });
  receiver = await startFakeReceiver();
  folder = await mkdtemp(join(tmpdir(), 'widya-webhook-'));
});
afterAll(async () => {
  await receiver.close();
  await t.close();
  await rm(folder, { recursive: true });
});

/** What the sample of the guide says about a request, in a process of its own. */
async function sampleSays(...args: readonly unknown[]): Promise<boolean> {
  const path = join(folder, 'sample.mjs');
  await writeFile(path, blocksOf('js').join('\n'));
  const code = `import { isFromWidya } from ${JSON.stringify(pathToFileURL(path).href)};
    console.log(isFromWidya(...${JSON.stringify(args)}));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  return stdout.trim() === 'true';
}

describe('the worker', () => {
  it('delivers what becomes due, so that the sample of the guide accepts it, until it is stopped', async () => {
    const stop = startWebhookWorker(t.services, pino({ level: 'silent' }));
    const { id, plainSecret } = await insertWebhook(t.db, t.config, { url: receiver.url });
    const deliveryId = await insertPing(t.db, id, new Date());
    await eventually(async () => {
      const [row] = await t.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId));
      expect(row?.state).toBe('delivered');
    });
    await stop();
    await insertPing(t.db, id, new Date());
    expect(receiver.received).toHaveLength(1);

    const [post] = receiver.received;
    const [headers, body] = [post?.headers, post?.body];
    expect(await sampleSays(headers, body, plainSecret)).toBe(true);
    expect(await sampleSays(headers, `${body} `, plainSecret)).toBe(false);
    expect(await sampleSays(headers, body, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    expect(await sampleSays(headers, body, plainSecret, Date.now() + 10 * 60_000)).toBe(false);
  });
});

describe('the guide', () => {
  it('shows a body of every type as it is sent', () => {
    const bodies = blocksOf('json').map((block) => webhookBody.parse(JSON.parse(block)));
    expect(bodies.map(({ type }) => type)).toEqual([...WEBHOOK_EVENT_TYPES]);
  });
});
