import { styled } from '../theme/styled.ts';

/** Text typed by a person: breaks long words; `lines` preserves line breaks. */
export const UserText = styled('span', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    lines: { true: { whiteSpace: 'pre-line' } },
    strong: { true: { fontWeight: 'semibold' } },
  },
});
