import { chakra } from '@chakra-ui/react/styled-system';

/** The main area of the shell without the shell; only for templates. */
export const MainArea = chakra('main', { base: { minHeight: '100vh', bg: 'bg.canvas' } });
