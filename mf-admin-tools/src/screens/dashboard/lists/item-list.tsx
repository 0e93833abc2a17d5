import { styled } from '@widya/design-system/styled';

/** A short list with separators. */
export const ItemList = styled('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': { paddingBlock: '3', borderTop: '1px solid', borderColor: 'border.subtle', overflowWrap: 'anywhere' },
    '& > li:first-of-type': { borderTopWidth: '0' },
  },
});
