import { useEffect, useState } from 'react';

/** Milliseconds without typing after which a query is settled. */
const PAUSE = 200;
/** Shortest query; shorter ones match everything. */
const MIN_LENGTH = 2;

/** The query sent to the API during typing: none before the pause, none for a single letter. */
export function useSettledQuery(query: string, allowed: boolean) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  const wanted = allowed && query.trim().length >= MIN_LENGTH;
  return {
    /** Whether results are shown at all. */
    wanted,
    /** The query to send; null for none. */
    target: wanted && settled.length >= MIN_LENGTH ? settled : null,
    /** Whether the typed query has not been sent yet. */
    pending: query.trim() !== settled,
  };
}
