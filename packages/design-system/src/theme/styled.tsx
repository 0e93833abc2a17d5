/**
 * For screens' own small parts: an element with our tokens (`styled('div', { base: { color: 'fg.muted' } })`). What
 * several screens need belongs in a component of this package instead.
 */
export { chakra as styled } from '@chakra-ui/react/styled-system';
