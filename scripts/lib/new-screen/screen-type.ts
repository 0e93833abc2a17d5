const LINE = /^ {2}readonly (\w+): (.*);$/;

/**
 * Adds the type of a screen to the text of remote-kit's `screens.ts`, sorted by name. @param address of the screen,
 * `/laporan/:id`
 */
export function withScreenType(screens: string, name: string, address: string): string {
  const params = [...address.matchAll(/:(\w+)/g)].map(([, param]) => `'${param}'`);
  return sorted(screens, (lines) => [...lines, `  readonly ${name}: ${params.join(' | ') || 'never'};`]);
}

/** Removes the type of a screen. */
export const withoutScreenType = (screens: string, name: string): string =>
  sorted(screens, (lines) => lines.filter((line) => LINE.exec(line)?.[1] !== name));

function sorted(screens: string, change: (lines: readonly string[]) => readonly string[]): string {
  const lines = screens.split('\n');
  const types = lines.filter((line) => LINE.test(line));
  const first = lines.findIndex((line) => LINE.test(line));
  return [...lines.slice(0, first), ...change(types).toSorted(), ...lines.slice(first + types.length)].join('\n');
}
