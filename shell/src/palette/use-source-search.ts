import { read } from '@widya/api-client/api';
import { canonicalUrl } from '@widya/contract/routing/canonical-url';
import type { SearchSource } from '@widya/contract/routing/manifest';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettledQuery } from './use-settled-query.ts';

/** Number of rows requested from a source. */
const ROWS = '5';

/** Answer of a source to one request. */
type Answer = { readonly rows: unknown } | { readonly failed: true };

export interface SourceAnswer {
  readonly source: SearchSource;
  /** The latest answer of this source, possibly to an earlier query; null before the first. */
  readonly rows: unknown;
  /** Whether `rows` belong to the current query. */
  readonly isCurrent: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const urlFor = ({ endpoint, query }: SearchSource, q: string): string =>
  canonicalUrl(endpoint, { ...query, q, page: '1', per_page: ROWS });

/**
 * Queries all sources in parallel. Answers are independent, so that a slow or failed source delays no other; outdated
 * calls are aborted, and answers are cached while the palette is open.
 */
export function useSourceSearch(query: string, sources: readonly SearchSource[]): readonly SourceAnswer[] {
  const { wanted, target, pending } = useSettledQuery(query, sources.length > 0);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const calls = useRef(new Map<string, AbortController>());
  const latest = useRef(new Map<string, unknown>());
  if (!wanted) latest.current.clear();
  const urls = target === null ? [] : sources.map((source) => urlFor(source, target));
  const wantedUrls = urls.join('\n');

  const request = useCallback((url: string) => {
    const call = new AbortController();
    calls.current.set(url, call);
    const store = (answer: Answer) => {
      if (call.signal.aborted) return;
      calls.current.delete(url);
      setAnswers((before) => new Map(before).set(url, answer));
    };
    read(url, { signal: call.signal }).then(
      (rows) => store({ rows }),
      () => store({ failed: true }),
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests when addresses change, not when answers arrive
  useEffect(() => {
    const now = wantedUrls === '' ? [] : wantedUrls.split('\n');
    for (const [url, call] of calls.current)
      if (!now.includes(url)) {
        call.abort();
        calls.current.delete(url);
      }
    for (const url of now) {
      const received = answers.get(url);
      if (!calls.current.has(url) && (received === undefined || 'failed' in received)) request(url);
    }
  }, [wantedUrls, request]);
  useEffect(() => {
    const open = calls.current;
    return () => {
      for (const call of open.values()) call.abort();
    };
  }, []);

  const dropAnswer = (url: string) => setAnswers((before) => new Map([...before].filter(([other]) => other !== url)));
  return sources.map((source, index) => {
    const url = urls[index];
    const answer = url === undefined ? undefined : answers.get(url);
    const key = `${source.endpoint} ${source.label}`;
    if (answer && 'rows' in answer) latest.current.set(key, answer.rows);
    return {
      source,
      rows: wanted ? (latest.current.get(key) ?? null) : null,
      isCurrent: answer !== undefined && 'rows' in answer && !pending,
      isSearching: wanted && (pending || answer === undefined),
      hasFailed: wanted && answer !== undefined && 'failed' in answer,
      retry: () => {
        if (url === undefined) return;
        dropAnswer(url);
        request(url);
      },
    };
  });
}
