import { chakra } from '@chakra-ui/react/styled-system';

/** What a control says of what was typed into it, below it; it is read out when it appears. */
export const InputNote = chakra('div', {
  base: { fontSize: 'sm', marginTop: '1.5' },
  variants: { tone: { warn: { color: 'warn.text' }, danger: { color: 'danger.text' } } },
});
