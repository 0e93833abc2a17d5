import { styled } from '@widya/design-system/styled';
import { TableEmail } from '@widya/design-system/table-cell';

const Address = styled('span', {
  base: {
    display: 'block',
    // What a wider screen has beyond the other columns.
    minWidth: 'clamp(128px, calc(100vw - 1256px), 280px)',
    overflowWrap: 'anywhere',
  },
});

/** An address in the room there is; it breaks rather than lose its end. */
export const EmailCell = ({ email }: { readonly email: string }) => (
  <Address>
    <TableEmail email={email} />
  </Address>
);
