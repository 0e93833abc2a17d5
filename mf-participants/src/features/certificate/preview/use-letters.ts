import { useEffect, useRef, useState } from 'react';
import { createMeasure, loadFont, loadFontFrom } from '../font/font.ts';
import { blocksOf, type NotoFont, notoFontsOf } from '../font/noto-fonts.ts';
import type { Measure } from '../layout/fit-text.ts';

/** Facts whose fonts are loaded, with their measuring function. */
interface Letters<Facts> {
  readonly measure: Measure;
  readonly facts: Facts;
}

/** Blocks that are registered in the page. */
const known = new Set<string>();

async function load({ block, bytes }: NotoFont): Promise<void> {
  if (!known.has(block)) await loadFontFrom(bytes, block);
  known.add(block);
}

/**
 * Loads the certificate's font, and those of other blocks when a text needs them. Until then the previous facts stay,
 * so that the preview never shows a font that is not printed.
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
