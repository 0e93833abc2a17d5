import { describe, expect, it } from '@jest/globals';
import { settingWarnings } from './setting-warnings.ts';

describe('warnings about settings', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['METRICS_TOKN', 'METRICS_TOKEN'],
    ['SMTP_PASWORD', 'SMTP_PASSWORD'],
    ['S3_SECRET_ACCES_KEY', 'S3_SECRET_ACCESS_KEY'],
    ['REQUIRE_SECONDFACTOR', 'REQUIRE_SECOND_FACTOR'],
  ])('name the variable that %s was meant to be', (name, meant) => {
    expect(settingWarnings({ [name]: 'x' })).toEqual([
      `${name}: is not known and has no effect; ${meant} was probably meant`,
    ]);
  });

  it('leave variables of other programs alone', () => {
    const others = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'USER', 'SHELL', 'TERM', 'LANG', 'NODE_OPTIONS', 'PGHOST'];
    const ours = { DEV_PORT: '1', DEV_API: 'x', TEST_DATABASE_URL: 'x', npm_config_port: '1', DATABSE_URL: '' };
    expect(settingWarnings({ ...Object.fromEntries(others.map((name) => [name, 'x'])), ...ours })).toEqual([]);
  });

  it('name what has no effect without another variable', () => {
    expect(settingWarnings({ SMTP_PORT: '25', S3_REGION: 'x', S3_BUCKET: 'x' })).toEqual([
      'SMTP_PORT: has no effect without SMTP_HOST; set SMTP_HOST, or leave SMTP_PORT out',
    ]);
  });
});
