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
const loadedBlocks = new Set<string>();

async function load({ block, bytes }: NotoFont): Promise<void> {
  if (!loadedBlocks.has(block)) await loadFontFrom(bytes, block);
  loadedBlocks.add(block);
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
  const neededBlocks = blocksOf(texts).join(' ');
  const isReady = ready === neededBlocks;
  useEffect(() => {
    if (isReady) last.current = facts;
  });
  useEffect(() => {
    let isStale = false;
    Promise.all([
      loadFont(),
      notoFontsOf(neededBlocks.split(' ').filter(Boolean)).then((fonts) => Promise.all(fonts.map(load))),
    ])
      .then(() => {
        if (isStale) return;
        setMeasure((former: Measure | null) => former ?? createMeasure());
        setReady(neededBlocks);
      })
      .catch(() => {
        if (!isStale) setFailed(neededBlocks);
      });
    return () => {
      isStale = true;
    };
  }, [neededBlocks]);
  return {
    letters: measure && { measure, facts: isReady ? facts : last.current },
    failed: !isReady && failed === neededBlocks,
  };
}
