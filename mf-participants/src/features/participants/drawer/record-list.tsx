import { EmptyState } from '@widya/design-system/empty-state';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import type { ReactNode } from 'react';

/** A record of a person: title, state and details. */
export interface PersonItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly badges: ReactNode;
  readonly sub: ReactNode;
  readonly detail?: ReactNode;
  /** Actions at the end of the row. */
  readonly actions?: ReactNode;
}

/** Records of a person as a list. */
export function RecordList({ items, empty }: { readonly items: readonly PersonItem[]; readonly empty: string }) {
  if (items.length === 0) return <EmptyState size="sm" title={empty} />;
  return (
    <Stack as="ul" gap="0" margin="0" padding="0" listStyleType="none">
      {items.map(({ key, title, badges, sub, detail, actions }) => (
        <Stack as="li" key={key} gap="1.5" paddingBlock="3" borderBottom="1px solid" borderColor="border.subtle">
          <Inline>
            <strong>{title}</strong>
            {badges}
            {actions && (
              <>
                <Spacer />
                {actions}
              </>
            )}
          </Inline>
          <Muted fontSize="sm">{sub}</Muted>
          {detail}
        </Stack>
      ))}
    </Stack>
  );
}
