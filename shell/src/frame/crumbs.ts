import type { Crumb } from '@widya/design-system/breadcrumb';
import type { RecordScope } from '../menu/compose-tabs.ts';
import type { PageNames } from './page-names.ts';

/** Breadcrumb of a screen: its area or list, the record, the screen, without repeated names. */
export function crumbsOf({ title, scopeName, area }: PageNames, scope: RecordScope | null): readonly Crumb[] {
  const record = scope?.tabs[0];
  const trail: Crumb[] = [];
  if (area !== null) trail.push({ label: area, ...(scope?.listPath ? { to: scope.listPath } : {}) });
  if (scopeName !== null) trail.push({ label: scopeName, ...(record ? { to: record.href } : {}) });
  trail.push({ label: title });
  return trail.filter((crumb, index) => trail.findLastIndex(({ label }) => label === crumb.label) === index);
}
