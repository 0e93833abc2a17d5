import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ownEndpoints } from './api-endpoints.ts';
import { clientEndpoints } from './client-endpoints.ts';

const { resolve } = createRequire(path.join(import.meta.dirname, '../../record-kit/package.json'));
const endpointsOf = (name: string) => clientEndpoints(resolve(`@widya/api-client/${name}`));

test('a module of the API client calls the endpoints that it names', async () => {
  const endpoints = await endpointsOf('topics');
  expect(endpoints).toEqual(expect.arrayContaining(['GET /v1/topic', 'POST /v1/topic', 'PUT /v1/topic/:code']));
  expect(endpoints).not.toContain('GET /v1/order');
});

test('it also calls those of modules that it imports, such as uploads', async () => {
  expect(await endpointsOf('topics')).toContain('POST /v1/upload/resumable');
});

test('a module that is loaded once is read once', async () => {
  const seen = new Set<string>();
  const file = resolve('@widya/api-client/topics');
  expect(await clientEndpoints(file, seen)).not.toEqual([]);
  expect(await clientEndpoints(file, seen)).toEqual([]);
});

test('session, profile and own tasks concern the caller, screens do not', async () => {
  const own = await ownEndpoints();
  expect([...own]).toEqual(expect.arrayContaining(['POST /v1/admins/tokenlogin', 'POST /v1/logout']));
  expect([...own]).not.toContain('GET /v1/topic');
});
