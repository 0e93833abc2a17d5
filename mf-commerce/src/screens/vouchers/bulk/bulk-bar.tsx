import type { VoucherBulkAction } from '@widya/contract/voucher-rules';
import { Button } from '@widya/design-system/button';
import { BanIcon, EllipsisIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Menu } from '@widya/design-system/menu';
import { BULK_TEXTS } from './texts.ts';

const { bar } = BULK_TEXTS;

/** Bulk actions on the selected rows: the frequent one as a button, others in a menu. */
export const BulkBar = ({ onAction }: { readonly onAction: (action: VoucherBulkAction) => void }) => (
  <>
    <Button size="sm" variant="inverse" icon={<BanIcon size={15} aria-hidden />} onClick={() => onAction('deactivate')}>
      {bar.deactivate}
    </Button>
    <Menu
      label={bar.more}
      trigger={<IconButton size="sm" variant="inverse" label={bar.more} icon={<EllipsisIcon />} />}
      items={[
        { key: 'activate', label: bar.activate, onSelect: () => onAction('activate') },
        { key: 'delete', label: bar.delete, onSelect: () => onAction('delete'), danger: true, separated: true },
      ]}
    />
  </>
);
