import type { ReactNode } from 'react';
import { TableSettingsOwner } from './data-table/settings.ts';

/**
 * Provides the owner of the settings behind sign-in, so that columns, order, density and page size of every list are
 * stored per person.
 */
export function TableSettingsProvider({ userId, children }: { userId: string | number; children: ReactNode }) {
  return <TableSettingsOwner value={String(userId)}>{children}</TableSettingsOwner>;
}
