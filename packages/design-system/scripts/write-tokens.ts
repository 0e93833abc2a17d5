import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { designTokens } from './design-tokens.ts';

/* Writes the theme to a token file for Figma and Tokens Studio. */
const file = path.join(import.meta.dirname, '../tokens/widya.tokens.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(designTokens(), null, 2)}\n`);
