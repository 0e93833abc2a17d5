import { styled } from '@widya/design-system/styled';

const Clip = styled('span', {
  base: {
    display: 'block',
    // What a wider screen has beyond the other columns.
    maxWidth: 'clamp(128px, calc(100vw - 1256px), 280px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** An address in the room there is; the whole of it on hover and in the drawer. */
export const EmailCell = ({ email }: { readonly email: string }) => <Clip title={email}>{email}</Clip>;
