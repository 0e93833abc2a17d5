import { formatClock, formatNumericDate } from '@widya/contract/time/texts';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import type { ReactNode } from 'react';

interface ItemProps {
  readonly who: string;
  readonly className: string;
  /** Address of the item; null when the account may not open it. */
  readonly to: string | null;
  readonly at: string;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

/** A participant's contribution to a class, with its time as DD-MM-YYYY HH:mm. B-231. */
export const Item = ({ who, className, to, at, badge, children }: ItemProps) => (
  <Stack gap="1">
    <Inline flexWrap="nowrap" alignItems="flex-start">
      <strong>{who}</strong>
      <Spacer />
      {badge}
    </Inline>
    <div>{children}</div>
    <Muted fontSize="sm">
      {to === null ? className : <TextLink to={to}>{className}</TextLink>}
      {` · ${formatNumericDate(at)} ${formatClock(at)}`}
    </Muted>
  </Stack>
);
