import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

type Mode = 'light' | 'dark';
type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function nodeAt(root: unknown, path: readonly string[]): Node {
  const found = path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), root);
  if (!isNode(found)) throw new Error(`There is no token ${path.join('.')}.`);
  return 'DEFAULT' in found && isNode(found.DEFAULT) ? found.DEFAULT : found;
}

/**
 * The colour of a token, for consumers that cannot read custom properties: Storybook's frame, files for other tools.
 * @param name `accent`, `bg.surface`
 * @returns a CSS colour
 * @throws Error when there is no such token
 */
export function colourOf(name: string, mode: Mode): string {
  const { value } = nodeAt(semanticTokens.colors, name.split('.')) as { value: { base: string; _dark: string } };
  const text = mode === 'dark' ? value._dark : value.base;
  const reference = /^\{colors\.(.+)\}$/.exec(text)?.[1];
  return reference === undefined ? text : String(nodeAt(tokens.colors, reference.split('.')).value);
}
