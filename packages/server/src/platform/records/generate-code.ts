import { CODE_ALPHABET, GENERATED_CODE_LENGTH } from '@widya/contract/codes';

/**
 * Generates a random code.
 * @param pick returns a whole number from 0 up to but excluding its argument; `node:crypto`'s `randomInt` in
 * production. Source: D33.
 */
export const generateCode = (pick: (below: number) => number): string =>
  Array.from({ length: GENERATED_CODE_LENGTH }, () => CODE_ALPHABET[pick(CODE_ALPHABET.length)]).join('');
