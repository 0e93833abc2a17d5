import { useEffect, useState } from 'react';

/** Typing is over when nothing came for so long, milliseconds. */
const PAUSE = 200;
/** Fewer letters find everything. */
const ENOUGH = 2;

/** What the API is asked for while somebody types: nothing before the pause, nothing for a letter or two. */
export function useSettledQuery(query: string, allowed: boolean) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  const wanted = allowed && query.trim().length >= ENOUGH;
  return {
    /** Whether an answer is to be shown at all. */
    wanted,
    /** To be asked now; null for nothing. */
    target: wanted && settled.length >= ENOUGH ? settled : null,
    /** What is typed is not asked for yet. */
    pending: query.trim() !== settled,
  };
}
