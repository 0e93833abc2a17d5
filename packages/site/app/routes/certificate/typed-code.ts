const SHORTEST = 6;
const LONGEST = 20;

/** A code as people type it, brought into the form of the address; null for what can be none. */
export function typedCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return code.length >= SHORTEST && code.length <= LONGEST ? code : null;
}
