import type { ReactNode } from 'react';
import { Menu, type MenuItem } from '../actions/menu.tsx';
import { styled } from '../theme/styled.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

const Root = styled('header', { base: { marginBottom: '18px' } });
const Row = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '4', rowGap: '3' },
});
const Title = styled('h1', { base: { textStyle: 'h1', overflowWrap: 'anywhere', margin: 0 } });
const Headings = styled('div', { base: { flex: '1 1 320px', minWidth: 0 } });
const Context = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    marginTop: '1',
    color: 'fg.muted',
    // In reserved lines, content starts at the top.
    alignContent: 'flex-start',
  },
  variants: {
    reserved: { 2: { minHeight: { base: '2lh', sm: 'auto' } }, 3: { minHeight: { base: '3lh', sm: 'auto' } } },
  },
});
const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    maxWidth: 'full',
    '@media print': { display: 'none' },
  },
});

export interface PageHeaderProps {
  /** The `h1` of the screen. */
  title: string;
  /** Path to the screen; omitted for screens in the sidebar. */
  breadcrumb?: readonly Crumb[] | undefined;
  /** A line below the title: status badge, date in WIB, code. */
  context?: ReactNode;
  /**
   * Lines reserved for the context on phones, so that nothing moves when it arrives: two for the name of a record,
   * three for a sentence with figures.
   */
  contextLines?: 2 | 3 | undefined;
  /** The main action last, after at most two others. */
  actions?: ReactNode;
  /** Further actions in an ellipsis menu. */
  more?: readonly (MenuItem | false | null | undefined)[] | undefined;
}

/** Header of a screen. The shell focuses this `h1` after a navigation, so it is focusable. */
export function PageHeader({ title, breadcrumb, context, contextLines, actions, more }: PageHeaderProps) {
  return (
    <Root>
      {breadcrumb ? <Breadcrumb items={breadcrumb} /> : null}
      <Row>
        <Headings>
          <Title tabIndex={-1}>{title}</Title>
          {context ? <Context reserved={contextLines}>{context}</Context> : null}
        </Headings>
        {actions || more?.some(Boolean) ? (
          <Actions>
            {actions}
            {more ? <Menu label="Tindakan lain" items={more} size="md" variant="secondary" /> : null}
          </Actions>
        ) : null}
      </Row>
    </Root>
  );
}
