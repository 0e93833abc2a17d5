import { styled } from '../theme/styled.ts';

/** Visible to screen readers only. */
export const VisuallyHidden = styled('span', { base: { srOnly: true } });
