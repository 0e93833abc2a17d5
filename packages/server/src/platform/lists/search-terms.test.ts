import { describe, expect, it } from '@jest/globals';
import { containsPattern, hasIndexedWord, searchTerms, startsPattern } from './search-terms.ts';

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

describe('startsPattern', () => {
  it('leaves open only what follows', () => {
    expect(startsPattern('a%')).toBe('a\\%%');
  });
});

describe('hasIndexedWord', () => {
  it('wants one word of three letters', () => {
    expect(hasIndexedWord(['si', 'nas'])).toBe(true);
    expect(hasIndexedWord(['si', 'na'])).toBe(false);
  });
});
