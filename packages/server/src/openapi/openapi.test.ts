import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { logout } from '@widya/contract/accounts';
import { CATALOG } from '@widya/contract/catalog';
import { ERROR_CODES } from '@widya/contract/errors';
import { listCities } from '@widya/contract/regions';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { REFUSALS, UNUSED_CODES } from './error-responses.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());

type Media = Record<string, { schema: { properties?: Record<string, unknown> }; example?: unknown }>;
type Operation = {
  operationId: string;
  tags: string[];
  security: unknown[];
  requestBody?: { content: Media };
  responses: Record<string, { headers?: Record<string, unknown>; content?: Media }>;
};
type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, { description: string; content: Media }> };
};

const readDocument = async () => (await t.app.inject({ url: '/openapi.json' })).json<Document>();

const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((methods) => Object.values(methods));

describe('/openapi.json', () => {
  it("follows Redocly's recommended rules without a warning", async () => {
    const source = (await t.app.inject({ url: '/openapi.json' })).body;
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('describes every endpoint and no other', async () => {
    const described = operationsOf(await readDocument()).map(({ operationId }) => operationId);
    expect(described.toSorted()).toEqual(CATALOG.map(({ facts }) => facts.id).toSorted());
  });

  it('shows which need a token', async () => {
    const { paths } = await readDocument();
    expect(paths['/v1/class/{code}']?.get?.security).toEqual([{ bearer: [] }, { apiToken: [] }]);
    expect(paths['/v1/admins']?.get?.security).toEqual([{ bearer: [] }]);
    expect(paths['/v1/admins/login']?.post?.security).toEqual([]);
    expect(paths['/v1/public/certificates/{code}']?.get?.security).toEqual([{}, { addressProof: [] }]);
  });

  it('groups the calls of participants, whatever they are about', async () => {
    const { paths, tags } = await readDocument();
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

  it('shows a recorded example of every JSON body and answer (`pnpm api-examples`)', async () => {
    const without = operationsOf(await readDocument()).flatMap(({ operationId, requestBody, responses }) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
        .map((content) => content?.['application/json'])
        .filter((media) => media !== undefined && !('example' in media))
        .map(() => operationId),
    );
    expect(without).toEqual([]);
  });

  it('describes the files of uploads', async () => {
    const { paths } = await readDocument();
    const form = paths['/v1/class/uploadVideo']?.post?.requestBody?.content['multipart/form-data']?.schema;
    expect(Object.keys(form?.properties ?? {})).toEqual(['file', 'resumable_id', 'resumable_name']);
    expect(form?.properties?.file).toMatchObject({ type: 'string', description: expect.stringContaining('2,048 MB') });
    for (const { facts } of CATALOG.filter(({ facts }) => facts.body !== undefined))
      expect(operationsOf(await readDocument()).find(({ operationId }) => operationId === facts.id)).toHaveProperty(
        'requestBody',
      );
  });

  it('names the headers of lists, downloads and repeated calls', async () => {
    const { paths } = await readDocument();
    const headers = (path: string, method = 'get') =>
      Object.keys(paths[path]?.[method]?.responses['200']?.headers ?? {});
    expect(headers('/v1/topic')).toEqual(['X-Request-Id', 'X-Total-Count', 'X-Truncated']);
    expect(headers('/v1/public/strings')).toEqual(['X-Request-Id', 'ETag']);
  });

  it('documents every error code with an example', async () => {
    const { components } = await readDocument();
    const shown = Object.values(components.responses).flatMap(({ content }) =>
      Object.keys((content['application/json'] as unknown as { examples: object }).examples),
    );
    expect([...new Set([...shown, ...UNUSED_CODES])].toSorted()).toEqual([...ERROR_CODES].toSorted());
    expect(UNUSED_CODES).toEqual(['EMAIL_NOT_FOUND', 'PASSWORD_MISMATCH']);
  });

  it('documents every status and code that the sources name', async () => {
    const folder = new URL('../', import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /^(modules|platform)\/.*\.ts$/.test(file),
    );
    const sources = await Promise.all(
      files.filter((file) => !file.endsWith('.test.ts')).map((file) => readFile(new URL(file, folder), 'utf8')),
    );
    const named = sources
      .flatMap((source) => [...source.matchAll(/\bnew ApiFailure\(\s*(\d{3}),\s*'([A-Z_]+)'/g)])
      .map(([, status, code]) => `${status} ${code}`);
    expect(new Set(named).size).toBeGreaterThan(25);
    const documented = Object.entries(REFUSALS).flatMap(([status, { codes }]) =>
      codes.map((code) => `${status} ${code}`),
    );
    // 405 is not documented, because it is the response to a path that no operation has.
    expect([...new Set(named)].filter((pair) => !documented.includes(pair))).toEqual(['405 NOT_FOUND']);
  });

  it('documents an unusable Idempotency-Key as it is answered, at every POST', async () => {
    const headers = { 'idempotency-key': 'pendek' };
    const { status } = await t.call(logout, await t.actor('admin'), { headers });
    expect(status).toBe(422);
    const { paths, components } = await readDocument();
    const described = Object.entries(components.responses).filter(([, { description }]) =>
      description.includes('Idempotency-Key'),
    );
    const posts = Object.values(paths).flatMap(({ post }) => post ?? []);
    expect(posts.length).toBeGreaterThan(100);
    for (const { operationId, responses } of posts)
      expect([operationId, responses[status]]).toEqual([
        operationId,
        { $ref: `#/components/responses/${described.map(([name]) => name).join()}` },
      ]);
  });

  it('documents unambiguous paths, beside which the older ones are served', async () => {
    const { paths } = await readDocument();
    expect(Object.keys(paths)).toContain('/v1/provinces/{province}/cities');
    expect(Object.keys(paths)).not.toContain('/v1/{province}/cities');
    const older = await t.call(listCities, null, { params: { province: 'Jawa Barat' } });
    const documented = await t.app.inject({ url: '/v1/provinces/Jawa%20Barat/cities' });
    expect(older.status).toBe(200);
    expect(documented.json()).toEqual(older.body);
  });
});

describe('/docs', () => {
  it('runs no inline script but its own, and loads nothing from elsewhere', async () => {
    const { body, statusCode, headers } = await t.app.inject({ url: '/docs' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['content-security-policy']).not.toMatch(/https?:|script-src[^;]*unsafe/);
    expect([...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual(['/docs/scalar.js']);
  });

  it('serves its script as a file', async () => {
    const { headers, body } = await t.app.inject({ url: '/docs/scalar.js' });
    expect(headers['content-type']).toContain('text/javascript');
    expect(body).toContain('createApiReference');
  });
});
