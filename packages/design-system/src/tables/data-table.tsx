import type { DataTableProps } from './data-table/props.ts';
import { useServerModel } from './data-table/server-model.ts';
import { useTableSettings } from './data-table/settings.ts';
import { DataTableView } from './data-table/table-view.tsx';

export type { DataTableProps } from './data-table/props.ts';
export type { Selection } from './data-table/selection.ts';
export type { DataColumn, RowActions } from './data-table/types.ts';

/**
 * A list that the server searches, sorts and pages. Its state is in the address (`useTableQuery`); chosen columns and
 * density are stored. Below 640 px rows become cards. For lists that are completely in the browser use
 * `ClientDataTable`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, query } = props;
  const hidden = columns.filter((column) => column.hiddenByDefault).map((column) => column.key);
  const [settings, changeSettings] = useTableSettings(query.settingsKey, hidden);
  const model = useServerModel(columns, rows, rowKey, settings);
  return (
    <DataTableView
      {...props}
      model={model}
      settings={settings}
      onSettings={(change) => {
        changeSettings(change);
        if (change.density) query.setDensity(change.density);
      }}
      onResetSettings={() => changeSettings({ hidden, order: [] })}
    />
  );
}
