import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compileStyles } from './compile-styles.ts';
import { theme } from './theme.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'widya-styles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const IMPORT = "import { styled } from '@widya/design-system/styled';\n";
const file = (name = 'part.tsx') => path.join(folder, name);
const compile = (source: string) => compileStyles(IMPORT + source, file());

test('a recipe becomes classes and their CSS, with tokens as variables', () => {
  const code = compile("export const Part = styled('div', { base: { color: 'fg.muted', gap: '2' } });")?.code;
  expect(code).toMatch(
    /^import \{ compiled as styled \} from '@widya\/design-system\/styled';\nexport const Part = \/\* @__PURE__ \*\/ styled\('div', \{"rules":\["\.s-[\w-]+\{/,
  );
  expect(code).toContain('color:var(--w-colors-fg-muted);gap:var(--w-spacing-2);');
  expect(code).not.toContain('fg.muted');
});

test('options and compound variants follow the base, in their order', () => {
  const code = compile(`export const Part = styled('button', {
    base: { width: 'full', _hover: { color: 'fg' } },
    variants: { size: { sm: { width: '1' }, md: {} }, icon: { true: { padding: '0' } } },
    compoundVariants: [{ size: 'sm', icon: true, css: { width: '2' } }],
    defaultVariants: { size: 'md' },
  });`)?.code;
  const recipe = JSON.parse(/styled\('button', (.*)\n/.exec(code ?? '')?.[1] ?? '') as Record<string, unknown>;
  const { rules, base, variants, compoundVariants } = recipe as {
    rules: string[];
    base: string;
    variants: { size: Record<string, string>; icon: Record<string, string> };
    compoundVariants: { when: object; className: string }[];
  };
  expect(variants.size.md).toBe('');
  const [compound] = compoundVariants;
  expect(compound?.when).toEqual({ size: ['sm'], icon: ['true'] });
  const places = [base, variants.size.sm, variants.icon.true, compound?.className].map((name) =>
    rules.findIndex((rule) => rule.startsWith(`.${name}{`)),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(recipe.defaultVariants).toEqual({ size: 'md' });
});

test('constants, functions and imports are evaluated, and imported files are named', () => {
  writeFileSync(file('parts.ts'), "const step = 2;\nexport const space = { padding: step + 'px' } as const;\n");
  const compiled = compile(`import { space } from './parts.ts';
    const WIDTH = 40;
    const px = (value: number): string => \`\${value}px\`;
    export const Part = styled('div', { base: { ...space, width: px(WIDTH) } });`);
  expect(compiled?.code).toContain('{padding:2px;width:40px;}');
  expect(compiled?.files).toContain(file('parts.ts'));
});

test('a change of an imported constant is seen by the next compilation', () => {
  const source = "import { size } from './size.ts';\nexport const Part = styled('div', { base: { width: size } });";
  writeFileSync(file('size.ts'), "export const size = '1px';\n");
  expect(compile(source)?.code).toContain('width:1px');
  writeFileSync(file('size.ts'), "export const size = '2px';\n");
  expect(compile(source)?.code).toContain('width:2px');
});

test('lines keep their numbers', () => {
  const compiled = compile(
    "export const Part = styled('div', {\n  base: {\n    color: 'fg',\n  },\n});\nexport const last = 1;",
  );
  expect(compiled?.code.split('\n').indexOf('export const last = 1;')).toBe(6);
});

test('nothing else of the module runs', () => {
  const compiled = compile("throw new Error('ran');\nexport const Part = styled('div', { base: { color: 'red' } });");
  expect(compiled?.code).toContain('color:red');
});

test('a recipe that depends on something unknown fails with the name of its file', () => {
  expect(() => compile("export const part = (size: string) => styled('div', { base: { width: size } });")).toThrow(
    `The styles of ${file()} could not be compiled: size is not defined`,
  );
});

test('modules without recipes stay as they are', () => {
  expect(compile("export const Part = styled('div');")).toBeNull();
  expect(compileStyles("import { styled } from 'other';\nstyled('div', { base: {} });", file())).toBeNull();
});

test('a changed file of the theme is read again', () => {
  const { system, files } = theme();
  expect(theme().system).toBe(system);
  const tokens = files.find((one) => one.endsWith('system/tokens.ts')) ?? '';
  utimesSync(tokens, new Date(), new Date());
  expect(theme().system).not.toBe(system);
  expect(compile("export const Part = styled('div', { base: {} });")?.files).toContain(tokens);
});

test('equal styles have equal classes, other styles have others', () => {
  const classOf = (styles: string) =>
    /"base":"(.*?)"/.exec(compile(`export const Part = styled('div', { base: ${styles} });`)?.code ?? '')?.[1];
  expect(classOf("{ color: 'fg' }")).toBe(classOf("{ color: 'fg' }"));
  expect(classOf("{ color: 'fg' }")).not.toBe(classOf("{ color: 'accent' }"));
});
