import { styled } from '../theme/styled.ts';

/** The shell's main area for templates, which are shown without the shell. */
export const MainArea = styled('main', { base: { minHeight: '100vh', bg: 'bg.canvas' } });
