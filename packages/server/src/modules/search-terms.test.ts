import { describe, expect, it } from '@jest/globals';
import { containsPattern, searchTerms } from './search-terms.ts';

describe('searchTerms', () => {
  it('splits at any space and bounds the number of words', () => {
    expect(searchTerms('  menulis \t cerpen ')).toEqual(['menulis', 'cerpen']);
    expect(searchTerms(undefined)).toEqual([]);
    expect(searchTerms('a '.repeat(100))).toHaveLength(8);
  });
});

describe('containsPattern', () => {
  it('takes wildcards as the letters they are', () => {
    expect(containsPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
  });
});
