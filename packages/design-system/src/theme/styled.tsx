/**
 * Creates an element with our tokens, for small parts of a screen (`styled('div', { base: { color: 'fg.muted' } })`).
 * What several screens need belongs in a component of this package.
 */
export { chakra as styled } from '@chakra-ui/react/styled-system';
