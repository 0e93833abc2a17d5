import { Breadcrumb, type Crumb } from '@widya/design-system/breadcrumb';
import { SearchIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { ShyBar } from '@widya/design-system/shy-bar';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';
import { frameTexts } from './texts.ts';

const Bar = styled('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '3',
    height: '48px',
    // The sidebar covers the beginning of this bar.
    paddingInlineStart: 'calc({sizes.sidebar} + {spacing.8})',
    paddingInlineEnd: '8',
    bg: 'bg.surface',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    '& nav': { flex: 1, minWidth: 0, marginBottom: 0 },
    '@media print': { display: 'none' },
  },
});

export interface ShyHeaderProps {
  readonly shown: boolean;
  readonly crumbs: readonly Crumb[];
  readonly onSearch: () => void;
  /** Button of the job centre. */
  readonly tasks?: ReactNode;
}

/** Breadcrumb bar that appears once the heading has been scrolled out of view. Source: A-039. */
export function ShyHeader({ shown, crumbs, onSearch, tasks }: ShyHeaderProps) {
  return (
    <ShyBar shown={shown}>
      <Bar>
        <Breadcrumb items={crumbs} />
        {tasks}
        <IconButton
          variant="ghost"
          size="sm"
          label={frameTexts.searchShort}
          icon={<SearchIcon size={18} />}
          onClick={onSearch}
        />
      </Bar>
    </ShyBar>
  );
}
