import { styled } from '@widya/design-system/styled';

const Line = styled('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: { base: 'full', sm: '160px' },
  },
});

/** An address on one line of a table, the whole of it on hover; on a card it has the card's width. */
export const EmailLine = ({ email }: { readonly email: string }) => <Line title={email}>{email}</Line>;
