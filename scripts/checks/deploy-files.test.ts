import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';
import { combinedProblems } from '../../packages/server/src/platform/config/combined-settings.ts';
import { settingsSchema } from '../../packages/server/src/platform/config/config-schema.ts';
import { SECRET_FILES } from '../../packages/server/src/platform/config/secret-files.ts';

const CHART = 'deploy/helm/widya';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Compose {
  readonly services: Readonly<Record<string, { readonly build?: string; readonly environment?: Settings }>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}
type Settings = Readonly<Record<string, string>>;
interface Values {
  readonly settings: Settings;
  readonly secrets: { readonly keys: readonly string[] };
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const values = parse(read(`${CHART}/values.yaml`)) as Values;
const units = globSync('deploy/systemd/*.service', { cwd: ROOT });
const templates = globSync(`${CHART}/templates/*`, { cwd: ROOT });

/** Replaces variables by the defaults that compose uses when they are not set. */
const interpolated = (text: string): string => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

const settingsOfUnit = (unit: string): Settings =>
  Object.fromEntries(
    [...read(unit).matchAll(/^(?:Environment=|ExecStart=\/usr\/bin\/env )(.*)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .flatMap((word) => {
        const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(word) ?? [];
        return name && value ? [[name, value]] : [];
      }),
  );

const settingsOfImage = (): Settings => {
  const line = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '';
  return Object.fromEntries(line.split(' ').map((word) => word.split('=')));
};

/** Every file that sets variables of the server. */
const SETTINGS: readonly (readonly [string, Settings])[] = [
  ['Dockerfile', settingsOfImage()],
  ...units.map((unit) => [unit, settingsOfUnit(unit)] as const),
  ...Object.entries(compose.services).flatMap(([name, { build, environment }]) =>
    build && environment ? [[`compose.yaml, ${name}`, environment] as const] : [],
  ),
  [
    `${CHART}/values.yaml`,
    { ...values.settings, ...Object.fromEntries(values.secrets.keys.map((key) => [`${key}_FILE`, `/run/${key}`])) },
  ],
];

describe('settings in files for operators', () => {
  it.each(SETTINGS)('exist and can be used: %s', (_, settings) => {
    const allowed = [...Object.keys(settingsSchema.shape), ...SECRET_FILES];
    expect(Object.keys(settings).length).toBeGreaterThan(2);
    expect(Object.keys(settings).filter((name) => !allowed.includes(name))).toEqual([]);
    const texts = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, interpolated(value)]));
    expect(settingsSchema.safeParse(texts).error?.issues).toBeUndefined();
    const secrets = SECRET_FILES.filter((name) => texts[name]).map((name) => [name.replace(/_FILE$/, ''), 'x']);
    expect(combinedProblems({ ...texts, ...Object.fromEntries(secrets) })).toEqual([]);
  });

  it('come from files where they are secrets', () => {
    expect(values.secrets.keys.filter((key) => !SECRET_FILES.includes(`${key}_FILE`))).toEqual([]);
    const secrets = SECRET_FILES.map((name) => name.replace(/_FILE$/, ''));
    const open = SETTINGS.flatMap(([file, settings]) =>
      secrets.filter((name) => settings[name] !== undefined).map((name) => `${file}: ${name}`),
    );
    // The access key id of the store that compose starts is a name, not a secret.
    expect(open.filter((entry) => !/^compose\.yaml, .*: S3_ACCESS_KEY_ID$/.test(entry))).toEqual([]);
  });

  it('name secrets that compose has', () => {
    const named = JSON.stringify(compose.services).match(/\/run\/secrets\/([a-z0-9-]+)/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !(path.basename(file) in compose.secrets))).toEqual([]);
  });
});

it('Dockerfile has no finding of dockerfile-utils', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});

it('compose.yaml follows the schema of the specification and the rules of dclint, except for orders', () => {
  const orders = [
    'service-keys-order',
    'services-alphabetical-order',
    'service-dependencies-alphabetical-order',
    'top-level-properties-order',
  ];
  const rules = Object.fromEntries(orders.map((rule) => [rule, 0 as const]));
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  const findings = linter.lintFiles([path.join(ROOT, 'compose.yaml')], false).map(({ messages }) => messages);
  expect(findings).toEqual([[]]);
});

describe('the Helm chart', () => {
  it('uses only values and definitions that it has', () => {
    const text = templates.map(read).join('\n');
    const used = [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, name = '']) => name.split('.'));
    expect(used.length).toBeGreaterThan(20);
    const missing = used.filter(
      (names) =>
        names.reduce<unknown>(
          (found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name],
          values,
        ) === undefined,
    );
    expect(missing).toEqual([]);
    const defined = [...text.matchAll(/define "([^"]+)"/g)].map(([, name]) => name);
    const included = [...text.matchAll(/include "([^"]+)"/g)].map(([, name]) => name);
    expect(included.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('starts commands that a release has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Settings };
    const commands = templates.flatMap((file) => [...read(file).matchAll(/dist\/server\/([\w-]+)\.js/g)]);
    expect(commands.map(([, name = '']) => name in scripts)).toEqual([true]);
  });
});

/** Commands with which tools of operators check their files; the test passes when a tool is not installed. */
const CHECKS: readonly (readonly string[])[] = [
  ['helm', 'lint', '--strict', CHART],
  ['helm', 'template', 'widya', CHART],
  ['helm', 'template', 'widya', CHART, '--set', 'postgresql.enabled=true', '--set', 'secrets.keys={SECRETS_KEY}'],
  [
    ...['helm', 'template', 'widya', CHART, '--set', 'postgresql.enabled=true', '--set', 'secrets.keys={SECRETS_KEY}'],
    ...['--set', 'postgresql.pooler.enabled=true', '--set', 'postgresql.readFromStandby=true'],
  ],
  ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'],
  ...units.map((unit) => ['systemd-analyze', 'security', '--offline=yes', '--threshold=20', unit]),
];

it.each(CHECKS)('passes %s %s, where it is installed', (program, ...args) => {
  const { status, error, stdout, stderr } = spawnSync(program ?? '', args, { cwd: ROOT, encoding: 'utf8' });
  const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT';
  expect(isMissing || status === 0 ? '' : `${stdout}${stderr}`).toBe('');
});
