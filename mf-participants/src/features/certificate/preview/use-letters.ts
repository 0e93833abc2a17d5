import { useEffect, useRef, useState } from 'react';
import { createMeasure, loadFont, loadFontFrom } from '../font/font.ts';
import { blocksOf, type NotoFont, notoFontsOf } from '../font/noto-fonts.ts';
import type { Measure } from '../layout/fit-text.ts';

/** Facts whose fonts are there, and what measures them. */
interface Letters<Facts> {
  readonly measure: Measure;
  readonly facts: Facts;
}

/** Blocks of letters that the page knows. */
const known = new Set<string>();

async function load({ block, bytes }: NotoFont): Promise<void> {
  if (!known.has(block)) await loadFontFrom(bytes, block);
  known.add(block);
}

/**
 * Loads the certificate's font, and those of letters that are not Latin when a text has some. Until they are there, what could be drawn
 * before stays: the preview never shows letters of a font that is not printed.
 * @param texts of the facts.
 */
export function useLetters<Facts>(
  facts: Facts,
  texts: readonly string[],
): { readonly letters: Letters<Facts> | null; readonly failed: boolean } {
  const [measure, setMeasure] = useState<Measure | null>(null);
  const [ready, setReady] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const last = useRef(facts);
  const wanted = blocksOf(texts).join(' ');
  const isReady = ready === wanted;
  useEffect(() => {
    if (isReady) last.current = facts;
  });
  useEffect(() => {
    let left = false;
    Promise.all([
      loadFont(),
      notoFontsOf(wanted.split(' ').filter(Boolean)).then((fonts) => Promise.all(fonts.map(load))),
    ])
      .then(() => {
        if (left) return;
        setMeasure((former: Measure | null) => former ?? createMeasure());
        setReady(wanted);
      })
      .catch(() => {
        if (!left) setFailed(wanted);
      });
    return () => {
      left = true;
    };
  }, [wanted]);
  return {
    letters: measure && { measure, facts: isReady ? facts : last.current },
    failed: !isReady && failed === wanted,
  };
}
