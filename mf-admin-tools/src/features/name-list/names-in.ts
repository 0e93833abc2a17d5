/** The names in a line of text, with commas, semicolons or spaces between them. */
export const namesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((name) => name !== '');
