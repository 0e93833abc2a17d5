import { MenuIcon, SearchIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';
import { frameTexts } from './texts.ts';

const Bar = styled('header', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    gap: '2',
    minHeight: '52px',
    padding: '8px 14px',
    bg: 'bg.surface',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    '@media print': { display: 'none' },
  },
});
const Title = styled('p', {
  base: { flex: 1, minWidth: 0, fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug', lineClamp: 2 },
});

export interface TopBarProps {
  readonly title: string;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  /** Button of the job centre. */
  readonly tasks?: ReactNode;
}

/**
 * The top bar on phones. It shows the title, so the screen's heading is visible to screen readers only (see
 * `frame-view.tsx`).
 */
export function TopBar({ title, onMenu, onSearch, tasks }: TopBarProps) {
  return (
    <Bar>
      <IconButton variant="ghost" label={frameTexts.openMenu} icon={<MenuIcon size={20} />} onClick={onMenu} />
      <Title aria-hidden>{title}</Title>
      {tasks}
      <IconButton variant="ghost" label={frameTexts.searchShort} icon={<SearchIcon size={20} />} onClick={onSearch} />
    </Bar>
  );
}
