const SHORTEST = 6;
const LONGEST = 20;

/** Normalises a typed code; null when it cannot be a code. */
export function normalisedCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return code.length >= SHORTEST && code.length <= LONGEST ? code : null;
}
