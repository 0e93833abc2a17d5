import { semanticTokens } from '@widya/design-system/system/semantic-tokens';
import { tokens } from '@widya/design-system/system/tokens';
import type { Plugin } from 'vite';

const NAME = 'virtual:tokens.css';
const RESOLVED = `\0${NAME}`;

/** Colours of the design system that the site uses, by the name of their CSS variable. */
const USED: Readonly<Record<string, string>> = {
  '--bg-canvas': 'bg.canvas',
  '--bg-surface': 'bg.surface',
  '--bg-subtle': 'bg.subtle',
  '--bg-hover': 'bg.hover',
  '--border-subtle': 'border.subtle',
  '--border-strong': 'border.strong',
  '--border-control': 'border.control',
  '--fg': 'fg.DEFAULT',
  '--fg-muted': 'fg.muted',
  '--fg-faint': 'fg.faint',
  '--accent': 'accent.DEFAULT',
  '--accent-hover': 'accent.hover',
  '--accent-fg': 'accent.fg',
  '--accent-text': 'accent.text',
  '--accent-subtle': 'accent.subtle',
  '--danger': 'danger.DEFAULT',
  '--danger-text': 'danger.text',
  '--danger-subtle': 'danger.subtle',
  '--warn-text': 'warn.text',
  '--warn-subtle': 'warn.subtle',
  '--ok-text': 'ok.text',
  '--ok-subtle': 'ok.subtle',
  '--focus': 'focus',
};

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], tree);

/** @throws Error for an unknown token. */
function colourOf(path: string, mode: 'base' | '_dark'): string {
  const value = at(semanticTokens.colors, `${path}.value.${mode}`);
  const name = /^\{(.+)\}$/.exec(String(value))?.[1];
  const colour = name === undefined ? value : at(tokens, `${name}.value`);
  if (typeof colour !== 'string') throw new Error(`The design system has no colour ${path} (${mode})`);
  return colour;
}

const block = (variables: readonly string[], mode: 'base' | '_dark'): string =>
  variables.map((variable) => `${variable}:${colourOf(USED[variable] ?? '', mode)}`).join(';');

const ALL = Object.keys(USED);
const differs = (variable: string): boolean => block([variable], 'base') !== block([variable], '_dark');

/** Both modes; the page's `meta` element `color-scheme` decides which applies. */
const styles = (): string =>
  `:root{${block(ALL, 'base')}}@media(prefers-color-scheme:dark){:root{${block(ALL.filter(differs), '_dark')}}}`;

/** Provides `virtual:tokens.css`: tokens of the design system as CSS variables, light and dark. */
export const tokenStyles = (): Plugin => ({
  name: 'widya-token-styles',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? styles() : null),
});
