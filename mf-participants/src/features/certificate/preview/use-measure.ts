import { useEffect, useState } from 'react';
import { createMeasure, loadFont } from '../font/font.ts';
import type { Measure } from '../layout/fit-text.ts';

/** Measures with the certificate's font once it is there. */
export function useMeasure(): { readonly measure: Measure | null; readonly failed: boolean } {
  const [measure, setMeasure] = useState<Measure | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    loadFont()
      .then(() => {
        const made = createMeasure();
        if (!left) setMeasure(() => made);
      })
      .catch(() => {
        if (!left) setFailed(true);
      });
    return () => {
      left = true;
    };
  }, []);
  return { measure, failed };
}
