import { chakra } from '@chakra-ui/react/styled-system';

/** Read by screen readers, not seen. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
