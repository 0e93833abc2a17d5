import type { ReactNode } from 'react';
import { TableSettingsOwner } from './data-table/settings.ts';

/** Wraps everything behind sign-in: columns, order, density and page size of every list are this person's own. */
export function TableSettingsProvider({ userId, children }: { userId: string | number; children: ReactNode }) {
  return <TableSettingsOwner value={String(userId)}>{children}</TableSettingsOwner>;
}
