import { styled } from '../theme/styled.ts';

/** An input with a note below it, as wide as its field. */
export const InputStack = styled('div', { base: { width: 'full' } });
