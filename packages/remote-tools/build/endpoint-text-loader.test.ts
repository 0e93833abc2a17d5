import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import withoutEndpointTexts from './endpoint-text-loader.ts';
import { ROOT } from './paths.ts';

const folder = path.join(ROOT, 'packages/contract/src');
const declarations = readdirSync(folder)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
  .filter(([, source]) => source.includes(': Endpoint<'));

it('removes the summary and the tag of each endpoint, and nothing else', () => {
  expect(declarations.length).toBeGreaterThan(40);
  for (const [file, source] of declarations) {
    const endpoints = source.split(': Endpoint<').length - 1;
    const kept = withoutEndpointTexts(source);
    expect([file, kept.match(/^ {2}(summary|tag)\b/gm)]).toEqual([file, null]);
    const lines = (text: string) => text.split('\n').map((line) => line.trim());
    const removed = new Set(lines(source).filter((line) => !lines(kept).includes(line)));
    expect([...removed].filter((line) => !/^(summary:|tag\b|['"])/.test(line))).toEqual([]);
    expect(kept.split(': Endpoint<').length - 1).toBe(endpoints);
  }
});

it('keeps a property of that name elsewhere', () => {
  const source = "export const row = {\n  summary: 'Ringkasan',\n};\n";
  expect(withoutEndpointTexts(source)).toBe(source);
});
