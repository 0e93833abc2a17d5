import { describe, expect, it } from '@jest/globals';
import { outwardAddress, outwardPath, outwardPrefix, PARTICIPANT_PATHS, STAFF_PATHS } from './outward-address.ts';

const site = { address: 'https://widya.example', participants: 'https://kelas.example' };

describe('an address for use outside the product', () => {
  it('has the origin of the participants’ pages or of the back office', () => {
    expect(outwardAddress(site, 'registration', 'AB C/1')).toBe('https://kelas.example/daftar/AB%20C%2F1');
    expect(outwardAddress(site, 'certificateSearch')).toBe('https://kelas.example/sertifikat');
    expect(outwardAddress(site, 'passwordLink', 'abc')).toBe('https://widya.example/atur-kata-sandi/abc');
    expect(outwardAddress({ ...site, address: 'https://x.example/kantor' }, 'profile')).toBe(
      'https://x.example/kantor/profile',
    );
  });

  it('has its key in place of the parameter', () => {
    expect(outwardPath('eventRegistration', 'gelar-wicara')).toBe('/gelar-wicara/register');
    expect(outwardPath('testLink', '$&')).toBe('/tes/masuk/%24%26');
    expect(outwardPrefix('testLink')).toBe('/tes/masuk/');
  });
});

it('no path of a page matches that of another one', () => {
  const shapes = [...Object.values(PARTICIPANT_PATHS), ...Object.values(STAFF_PATHS)].map((path) =>
    path.replace(/:\w+/, ':'),
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});
