import { DownloadIcon, EyeIcon, EyeOffIcon, TagIcon, WalletIcon } from '@widya/design-system/icon';
import { Inline, Spacer } from '@widya/design-system/layout';
import { Menu } from '@widya/design-system/menu';
import { PageHeader } from '@widya/design-system/page-header';
import { useCsvDownload } from '../../features/csv-download/use-csv-download.ts';
import { classRows } from './export/class-rows.ts';
import { exportTable } from './export/export-table.ts';
import type { ClassListState } from './list.ts';
import { TEXTS } from './texts.ts';
import type { Panel } from './use-open-dialog.ts';

interface NarrowHeaderProps {
  readonly context: string;
  readonly state: ClassListState;
  readonly mayManage: boolean;
  readonly onPanel: (panel: Panel) => void;
  readonly onHidden: (shown: boolean) => void;
}

/** Header of the list on phones: one line, with everything except the main action in a menu. */
export function NarrowHeader({ context, state, mayManage, onPanel, onHidden }: NarrowHeaderProps) {
  const csv = useCsvDownload(`${TEXTS.exportName}.csv`, async () => exportTable(await classRows(state)));
  const Eye = state.hidden ? EyeOffIcon : EyeIcon;
  return (
    <PageHeader
      title={TEXTS.title}
      context={
        <Inline flexWrap="nowrap" width="full" alignItems="flex-start">
          <span>{context || '\u00a0'}</span>
          <Spacer />
          <Menu
            label={TEXTS.more}
            items={[
              mayManage && {
                key: 'topics',
                label: TEXTS.topics,
                icon: <TagIcon size={16} />,
                onSelect: () => onPanel('topik'),
              },
              mayManage && {
                key: 'prices',
                label: TEXTS.prices,
                icon: <WalletIcon size={16} />,
                onSelect: () => onPanel('harga'),
              },
              {
                key: 'hidden',
                label: state.hidden ? TEXTS.hideHidden : TEXTS.showHidden,
                icon: <Eye size={16} />,
                onSelect: () => onHidden(!state.hidden),
                separated: mayManage,
              },
              {
                key: 'export',
                label: TEXTS.export,
                icon: <DownloadIcon size={16} />,
                onSelect: csv.run,
                disabled: csv.busy,
              },
            ]}
          />
        </Inline>
      }
    />
  );
}
