import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { seal, unseal } from './sealed-secret.ts';

const key = randomBytes(32);

it('opens with its key and for its owner, and differs each time', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'totp:admin:1');
  expect(unseal(key, sealed, 'totp:admin:1')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(key, 'JBSWY3DPEHPK3PXP', 'totp:admin:1')).not.toEqual(sealed);
});

it('opens with no other key, for no other owner, and not after a change', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'totp:admin:1');
  expect(() => unseal(randomBytes(32), sealed, 'totp:admin:1')).toThrow();
  expect(() => unseal(key, sealed, 'totp:admin:2')).toThrow();
  for (const offset of [0, 12, 28]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(offset) ^ 1, offset);
    expect(() => unseal(key, changed, 'totp:admin:1')).toThrow();
  }
});
