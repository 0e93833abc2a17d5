import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { designTokens, type TokenGroup } from '../../scripts/design-tokens.ts';

const FILE = path.join(import.meta.dirname, '../../tokens/widya.tokens.json');

const at = (root: TokenGroup, name: string): unknown =>
  name.split('.').reduce<unknown>((node, key) => (node as TokenGroup | undefined)?.[key], root);

it('the committed file matches the theme: run `pnpm --filter @widya/design-system tokens`', () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(designTokens());
});

it('names only tokens that exist', () => {
  const tokens = designTokens();
  const names = [...JSON.stringify(tokens).matchAll(/"\{([^}]+)\}"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => at(tokens, name) === undefined)).toEqual([]);
});

it('writes colours, shadows and dimensions as the format wants them', () => {
  const tokens = designTokens();
  expect(at(tokens, 'light.color.accent.base')).toEqual({ $type: 'color', $value: '{color.blue.700}' });
  expect(at(tokens, 'dark.color.accent.base.$value.hex')).toBe('#2a74b0');
  expect(at(tokens, 'radius.md')).toEqual({ $type: 'dimension', $value: { value: 8, unit: 'px' } });
  expect(at(tokens, 'light.shadow.raised.$value.0.blur')).toEqual({ value: 2, unit: 'px' });
});
