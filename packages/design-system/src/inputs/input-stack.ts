import { chakra } from '@chakra-ui/react/styled-system';

/** An input with a note below it, as wide as its field. */
export const InputStack = chakra('div', { base: { width: 'full' } });
