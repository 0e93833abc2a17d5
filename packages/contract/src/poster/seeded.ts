/** Hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
}

/** Deterministic pseudo-random numbers from 0 to 1, seeded by a text. */
export function seeded(text: string): () => number {
  let state = hashOf(text);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    state ^= state >>> 16;
    return (state >>> 0) / 4_294_967_296;
  };
}
