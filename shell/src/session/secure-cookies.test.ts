/** @jest-environment-options {"url": "https://widya.example/"} */
import { expect, it, jest } from '@jest/globals';
import { storeSession } from './cookies.ts';

it('makes cookies secure on https', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  storeSession({ token: 't', userType: 'admin' });
  expect(write).toHaveBeenLastCalledWith('userType=admin; Path=/; Max-Age=2592000; SameSite=Strict; Secure');
});
