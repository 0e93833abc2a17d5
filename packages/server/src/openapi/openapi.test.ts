import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import { createTestApp, type TestApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());

type Document = {
  tags: { name: string; description: string }[];
  paths: Record<
    string,
    Record<string, { operationId: string; tags: string[]; security: unknown[]; responses: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, unknown> };
};

describe('/openapi.json', () => {
  it('tells of every endpoint and no other', async () => {
    const { paths } = (await t.app.inject({ url: '/openapi.json' })).json<Document>();
    const told = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(told.toSorted()).toEqual(CATALOG.map(({ facts }) => facts.id).toSorted());
  });

  it('says which need a token', async () => {
    const { paths } = (await t.app.inject({ url: '/openapi.json' })).json<Document>();
    expect(paths['/v1/class/{code}']?.get?.security).toEqual([{ bearer: [] }]);
    expect(paths['/v1/admins/login']?.post?.security).toEqual([]);
    expect(paths['/v1/public/certificates/{code}']?.get?.security).toEqual([{}, { addressProof: [] }]);
  });

  it('groups the calls of participants, whatever they are about', async () => {
    const { paths, tags } = (await t.app.inject({ url: '/openapi.json' })).json<Document>();
    const tagsOf = (path: string) => Object.values(paths[path] ?? {}).flatMap((operation) => operation.tags);
    expect(tagsOf('/v1/public/certificates/{code}')).toEqual(['Public']);
    expect(tagsOf('/v1/provinces')).toEqual(['Public']);
    expect(tagsOf('/v1/admins/login')).toEqual(['Accounts']);
    expect(tags).toEqual([{ name: 'Public', description: expect.stringContaining('ADDRESS_UNPROVEN') }]);
  });

  it('has every schema it refers to', async () => {
    const text = (await t.app.inject({ url: '/openapi.json' })).body;
    const { components } = JSON.parse(text) as Document;
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(referred.length).toBeGreaterThan(10);
    for (const name of new Set(referred)) expect(Object.keys(components.schemas)).toContain(name);
    expect(text).not.toContain('#/$defs/');
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Error', 'Class', 'Topic', 'Admin']));
  });
});

describe('/docs', () => {
  it('can be read under the strictest policy: no script, no inline style', async () => {
    const { body, statusCode, headers } = await t.app.inject({ url: '/docs' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).not.toMatch(/<script|<style|style=|onclick=/i);
    for (const { facts } of CATALOG) expect(body).toContain(`id="${facts.id}"`);
    expect(body).toContain('<code>Authorization: Bearer &lt;token&gt;</code>');
  });

  it('brings its styles as a file', async () => {
    expect((await t.app.inject({ url: '/docs/style.css' })).headers['content-type']).toContain('text/css');
  });
});
