import { WarningIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';

const Strip = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingBlock: '1.5',
    paddingInline: { base: '4', md: '8' },
    bg: 'warn.subtle',
    color: 'warn.text',
    borderBottom: '1px solid',
    borderColor: 'warn.border',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '@media print': { display: 'none' },
  },
});
const Text = styled('span', { base: { flex: 1, minWidth: 0 } });

export interface NoticeStripProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A notice above the whole page, shown as long as its reason lasts. */
export function NoticeStrip({ children, action }: NoticeStripProps) {
  return (
    <Strip role="status">
      <WarningIcon size={18} aria-hidden />
      <Text>{children}</Text>
      {action}
    </Strip>
  );
}
