/** Folder of a screen: `class-list` for `ClassList`. */
export const screenFolder = (screen: string): string =>
  screen
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
