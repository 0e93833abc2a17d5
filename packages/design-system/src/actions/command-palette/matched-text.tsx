import { styled } from '../../theme/styled.ts';
import { matchedParts } from './matched-ranges.ts';

const Mark = styled('mark', { base: { bg: 'transparent', color: 'accent.text', fontWeight: 'strong' } });

/** A text with its matched part highlighted. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  return matchedParts(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have no other identity
    part.isMatch ? <Mark key={index}>{part.text}</Mark> : part.text,
  );
}
