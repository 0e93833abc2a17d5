import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readPublicLiveStream } from '@widya/contract/live-streams';
import { listPublicMerchandise } from '@widya/contract/merchandise';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertStream } from '../../testing/examples/live-streams.ts';
import { insertMerchandise } from '../../testing/examples/merchandise.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const read = (code: string) => t.call(readPublicLiveStream, null, { params: { code } });

it('a live stream shows its video only while it is on air', async () => {
  const url_video = 'https://youtu.be/dQw4w9WgXcQ';
  const live = await insertStream(t.db, { url_video });
  expect((await read(live.code.toLowerCase())).body).toMatchObject({
    state: 'live',
    embed_url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    video_url: url_video,
  });
  const other = await insertStream(t.db);
  expect((await read(other.code)).body).toMatchObject({ state: 'live', embed_url: null, video_url: other.url_video });
  const off = await insertStream(t.db, { active: 0, url_video });
  const over = await insertStream(t.db, { stream_finish: new Date(Date.now() - 1_000), url_video });
  expect((await read(off.code)).body).toMatchObject({ state: 'early', embed_url: null, video_url: null });
  expect((await read(over.code)).body).toMatchObject({ state: 'over', embed_url: null, video_url: null });
  expect((await read(String(live.id + 1_000))).status).toBe(404);
});

it('merchandise is listed while it is on offer, with links that can be followed', async () => {
  const shown = await insertMerchandise(t.db, { image_url: '/a.jpg', other_image_url: ['/b.jpg'] });
  await insertMerchandise(t.db, { active: 0 });
  await insertMerchandise(t.db, { activated: 0 });
  const odd = await insertMerchandise(t.db, { marketplace_link: 'toko sebelah' });
  const { body } = await t.call(listPublicMerchandise, null, { query: { page: '1' } });
  expect(body).toMatchObject({
    meta: { total: 2 },
    data: [
      { id: odd.id, purchase_url: null },
      { id: shown.id, purchase_url: 'https://toko.example/1', photos: ['/a.jpg', '/b.jpg'] },
    ],
  });
});
