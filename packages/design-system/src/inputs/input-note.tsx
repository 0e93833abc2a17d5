import { styled } from '../theme/styled.ts';

/** A note of a control about its value, shown below it and announced when it appears. */
export const InputNote = styled('div', {
  base: { fontSize: 'sm', marginTop: '1.5' },
  variants: { tone: { warn: { color: 'warn.text' }, danger: { color: 'danger.text' } } },
});
