import { Inline } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'center',
    justifyItems: { base: 'start', sm: 'stretch' },
    paddingBlock: '3.5',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
  },
});
const Name = styled('p', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Fact = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } });
const Below = styled('div', { base: { gridColumn: '1 / -1', width: 'full' } });

interface AccountRowProps {
  readonly name: string;
  readonly badge?: ReactNode;
  readonly facts: readonly string[];
  readonly actions: ReactNode;
  /** Content below the row, such as why an action failed. */
  readonly below?: ReactNode;
}

/** A row of a card: name, state and actions of something in the own account. */
export function AccountRow({ name, badge, facts, actions, below }: AccountRowProps) {
  return (
    <Row>
      <div>
        <Inline>
          <Name>{name}</Name>
          {badge}
        </Inline>
        {facts.map((fact) => (
          <Fact key={fact}>{fact}</Fact>
        ))}
      </div>
      <Inline>{actions}</Inline>
      {below ? <Below>{below}</Below> : null}
    </Row>
  );
}
