import { afterAll, describe, expect, it } from '@jest/globals';
import { posterSvg, THUMBNAIL } from '@widya/contract/poster/poster';
import { motifAddress } from '@widya/contract/poster/poster-address';
import sharp from 'sharp';
import { createTestApp } from '../../testing/app.ts';
import { insertClass, insertCourse, insertTopic } from '../../testing/fixtures.ts';

const api = await createTestApp();
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('the poster of a record without one', () => {
  it('is a picture that browsers cache and revalidate', async () => {
    const { code } = await insertClass(api.db);
    const first = await get(`/poster/${code}.svg`);
    expect(first).toMatchObject({ statusCode: 200 });
    expect(first.headers['content-type']).toContain('image/svg+xml');
    expect(first.headers['cache-control']).toContain('max-age=600');
    expect(first.headers['content-security-policy']).toContain('sandbox');
    const etag = String(first.headers.etag);
    expect(await get(`/poster/${code.toLowerCase()}.svg`, { 'if-none-match': etag })).toMatchObject({
      statusCode: 304,
    });
  });

  it('has the colour of its topic, and another pattern for another record', async () => {
    const topic = await insertTopic(api.db);
    const [one, other] = [
      await insertClass(api.db, { topic_code: topic.code }),
      await insertClass(api.db, { topic_code: topic.code }),
    ];
    const [first, second] = [await get(`/poster/${one.code}.svg`), await get(`/poster/${other.code}.svg`)];
    const ground = /fill="(#[0-9a-f]{6})"/;
    expect(ground.exec(first.body)?.[1]).toBe(ground.exec(second.body)?.[1]);
    expect(first.body).not.toBe(second.body);
  });

  it('shows title, topic and date in its square shape, in outlines that need no typeface', async () => {
    const made = await insertClass(api.db, { name: '<script>Naskah & Gaya</script>' });
    const { body } = await get(`/poster/${made.code}.svg?bentuk=kotak`);
    expect(body).toContain('width="600" height="600"');
    expect(body).not.toMatch(/<text|script/);
    expect(body.match(/<path fill="#fff"/g)?.length).toBeGreaterThan(0);
  });

  it('is also a PNG, which programs show beside a link', async () => {
    const course = await insertCourse(api.db);
    const { rawPayload, headers } = await get(`/poster/${course.course_code}.png`);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
  });

  it('is only the motif when its address names the topic, also for drafts, hidden and unknown records', async () => {
    const topic = await insertTopic(api.db);
    const { code } = await insertClass(api.db, { publish_status: 'DRAFT', topic_code: topic.code });
    const shown = await get(motifAddress(code, topic.code, { shape: 'mini' }));
    expect(shown).toMatchObject({ statusCode: 200 });
    expect(shown.headers['cache-control']).toContain('max-age=86400');
    expect(shown.body).toBe(posterSvg({ seed: code, topic: topic.code }, THUMBNAIL));
    expect((await get(motifAddress('TIDAKADA', null, { shape: 'mini' }))).statusCode).toBe(200);
    for (const name of [
      'A.svg?bentuk=kotak&topik=0',
      'A.svg?bentuk=constructor&topik=0',
      'A.svg?topik=0&topik=1',
      `A.svg?topik=${'a'.repeat(61)}`,
      `${'a'.repeat(201)}.svg?topik=0`,
    ])
      expect((await get(`/poster/${name}`)).statusCode).toBe(404);
  });

  it('is a PNG of 5:3, sharp on dense screens, for mail programs', async () => {
    const { rawPayload, headers } = await get(motifAddress('MNA7Q2', 'SUNTING', { shape: 'kartu', type: 'png' }));
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_120, height: 672 });
    expect(rawPayload.length).toBeLessThan(60_000);
  });

  it('redirects to an uploaded one', async () => {
    const { code } = await insertClass(api.db, { class_image_url: '/files/public/class-images/2026/a.jpg' });
    const answer = await get(`/poster/${code}.png`);
    expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/files/public/class-images/2026/a.jpg' } });
  });

  it('answers 404 for drafts, hidden and unknown records, and for other names', async () => {
    const draft = await insertClass(api.db, { publish_status: 'DRAFT' });
    const hidden = await insertClass(api.db, { publish_status: 'HIDDEN', active: 0 });
    const { code } = await insertClass(api.db);
    const names = [`${draft.code}.svg`, `${hidden.code}.png`, 'TIDAKADA.svg', `${code}.gif`, `${code}.svg?bentuk=lain`];
    for (const name of names) expect((await get(`/poster/${name}`)).statusCode).toBe(404);
  });
});
