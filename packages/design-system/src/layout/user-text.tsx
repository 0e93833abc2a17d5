import { chakra } from '@chakra-ui/react/styled-system';

/** Text that a person typed: long words break; `lines` keeps its line breaks. */
export const UserText = chakra('span', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    lines: { true: { whiteSpace: 'pre-line' } },
    strong: { true: { fontWeight: 'semibold' } },
  },
});
