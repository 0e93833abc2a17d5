import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { seal, unseal } from './sealed-secret.ts';

const key = randomBytes(32);

it('opens with the key and for the owner it was sealed for, and never reads the same twice', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'totp:admin:1');
  expect(unseal(key, sealed, 'totp:admin:1')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(key, 'JBSWY3DPEHPK3PXP', 'totp:admin:1')).not.toEqual(sealed);
});

it('opens with no other key, for no other owner, and not after a change', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'totp:admin:1');
  expect(() => unseal(randomBytes(32), sealed, 'totp:admin:1')).toThrow();
  expect(() => unseal(key, sealed, 'totp:admin:2')).toThrow();
  for (const place of [0, 12, 28]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => unseal(key, changed, 'totp:admin:1')).toThrow();
  }
});
