import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { expect, test } from '@jest/globals';
import { compileRecipe, pageRulesOf } from './compile-recipe.ts';
import { theme } from './theme.ts';

const compile = (base: object) => compileRecipe({ base }, theme().system).rules;

test('conditions become selectors, and queries inside rules that follow the plain styles', () => {
  const rules = compile({ gap: { base: '1', sm: '2' }, _hover: { color: 'fg' }, '& svg': { width: '4' } });
  expect(rules.map((rule) => rule.replaceAll(/\.s-[\w-]+/g, '.x'))).toEqual([
    '.x{gap:var(--w-spacing-1);}',
    '.x svg{width:var(--w-sizes-4);}',
    '.x{@media screen and (min-width: 40rem){gap:var(--w-spacing-2);}}',
    '.x:is(:hover, [data-hover]):not(:disabled, [data-disabled]){@media (hover: hover){color:var(--w-colors-fg);}}',
  ]);
});

test('a query in a query is inside both', () => {
  const [rule] = compile({ '@media print': { '@media (width > 100px)': { '&::before': { width: '4' } } } });
  expect(rule).toMatch(/^\.[\w-]+::before\{@media print\{@media \(width > 100px\)\{width:var\(--w-sizes-4\);\}\}\}$/);
});

test('what no rule can contain is refused', () => {
  expect(() => compile({ '@font-face': { fontFamily: 'X' } })).toThrow("A recipe cannot contain '@font-face'");
});

test('what only Safari needs has a prefix, and what Chakra records for itself is left out', () => {
  const [rule] = compile({ userSelect: 'none', display: 'flex', bg: 'fg' });
  expect(rule).toContain('{-webkit-user-select:none;user-select:none;display:flex;background:var(--w-colors-fg);}');
});

test('a recipe without styles has neither class nor rule', () => {
  expect(compileRecipe({ base: {} }, theme().system)).toEqual({ rules: [], base: '' });
});

test('the same recipe compiled with other text styles is another class', () => {
  const other = createSystem(defaultBaseConfig, { theme: { textStyles: { h1: { value: { fontSize: '99px' } } } } });
  const recipe = { base: { textStyle: 'h1' } };
  expect(compileRecipe(recipe, other).base).not.toBe(compileRecipe(recipe, theme().system).base);
});

test('styles of the page become separate rules', () => {
  expect(pageRulesOf({ body: { color: 'red' }, '@page': { margin: '1mm' } })).toEqual([
    'body{color:red;}',
    '@page{margin:1mm;}',
  ]);
});
