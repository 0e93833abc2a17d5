import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Menu, type MenuItem } from '../actions/menu.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

const Root = chakra('header', { base: { marginBottom: '18px' } });
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '4', rowGap: '3' },
});
const Title = chakra('h1', { base: { textStyle: 'h1', overflowWrap: 'anywhere', margin: 0 } });
const Words = chakra('div', { base: { flex: '1 1 320px', minWidth: 0 } });
const Context = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    marginTop: '1',
    color: 'fg.muted',
  },
  variants: {
    // Lines begin at the top, as in a context of one line.
    ofRecord: { true: { minHeight: { base: '2lh', sm: 'auto' }, alignContent: 'flex-start' } },
  },
});
const Actions = chakra('div', {
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
  /** Where the screen lies; left out on screens of the sidebar. */
  breadcrumb?: readonly Crumb[] | undefined;
  /** One line: status badge, date in WIB, code. */
  context?: ReactNode;
  /**
   * The context names a record that is read after the screen has opened. On a phone such a name needs two lines: their place is kept, so
   * that nothing moves when it comes.
   */
  contextOfRecord?: boolean | undefined;
  /** The one main action last; at most two others. */
  actions?: ReactNode;
  /** The rest, behind an ellipsis. */
  more?: readonly (MenuItem | false | null | undefined)[] | undefined;
}

/** Top of a screen. The shell moves focus to this `h1` after a navigation, so it can hold focus. */
export function PageHeader({ title, breadcrumb, context, contextOfRecord, actions, more }: PageHeaderProps) {
  return (
    <Root>
      {breadcrumb ? <Breadcrumb items={breadcrumb} /> : null}
      <Row>
        <Words>
          <Title tabIndex={-1}>{title}</Title>
          {context ? <Context ofRecord={contextOfRecord}>{context}</Context> : null}
        </Words>
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
