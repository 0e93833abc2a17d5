/**
 * The one place through which the shell takes its styling primitive. Values are semantic tokens of the design system, never hex.
 */
export { chakra as styled } from '@chakra-ui/react/styled-system';
