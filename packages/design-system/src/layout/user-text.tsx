import { chakra } from '@chakra-ui/react/styled-system';

/** Text typed by a person: breaks long words; `lines` preserves line breaks. */
export const UserText = chakra('span', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    lines: { true: { whiteSpace: 'pre-line' } },
    strong: { true: { fontWeight: 'semibold' } },
  },
});
