import { styled } from '@widya/design-system/styled';
import { TableEmail } from '@widya/design-system/table-cell';

const Address = styled('span', {
  base: {
    display: 'block',
    // Uses the width that the other columns leave on wider screens.
    minWidth: 'clamp(128px, calc(100vw - 1256px), 280px)',
    overflowWrap: 'anywhere',
  },
});

/** An address that wraps instead of being truncated. */
export const EmailCell = ({ email }: { readonly email: string }) => (
  <Address>
    <TableEmail email={email} />
  </Address>
);
