import { expect, it } from '@jest/globals';
import { storageDetail } from './storage-detail.ts';

it('checks the storage at most every ten seconds', async () => {
  let now = 0;
  let checks = 0;
  let works = true;
  const check = async (): Promise<void> => {
    checks += 1;
    if (!works) throw new Error('no such bucket');
  };
  const detail = storageDetail({ check }, () => new Date(now));
  expect(await detail()).toEqual({ state: 'ok' });
  works = false;
  now = 9_999;
  expect(await detail()).toEqual({ state: 'ok' });
  expect(checks).toBe(1);
  now = 10_000;
  expect(await detail()).toEqual({ state: 'failed' });
  expect(checks).toBe(2);
});
