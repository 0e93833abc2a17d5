import { chakra } from '@chakra-ui/react/styled-system';

/** The shell's main area for templates, which are shown without the shell. */
export const MainArea = chakra('main', { base: { minHeight: '100vh', bg: 'bg.canvas' } });
