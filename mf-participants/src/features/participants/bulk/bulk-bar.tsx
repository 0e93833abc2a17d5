import { Button } from '@widya/design-system/button';
import { EllipsisIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Menu } from '@widya/design-system/menu';
import { BAR_TEXTS as texts } from './bar-texts.ts';
import type { BulkAction } from './bulk-request.ts';

interface BulkBarProps {
  /** False for courses, which have no attendance. */
  readonly attended: boolean;
  /** On phones only two buttons fit. */
  readonly narrow: boolean;
  readonly onAction: (action: BulkAction) => void;
}

/** Actions on all selected rows: frequent ones as buttons, others in a menu. */
export function BulkBar({ attended, narrow, onAction }: BulkBarProps) {
  const frequent: readonly BulkAction[] = attended
    ? ['accept', 'present', 'resend']
    : ['accept', 'predicate', 'resend'];
  const all: readonly BulkAction[] = attended
    ? ['accept', 'confirm', 'present', 'absent', 'predicate', 'resend', 'reject']
    : ['accept', 'confirm', 'predicate', 'resend', 'reject'];
  const buttons = narrow ? frequent.slice(0, 2) : frequent;
  return (
    <>
      {buttons.map((action) => (
        <Button key={action} size="sm" variant="inverse" onClick={() => onAction(action)}>
          {texts[action]}
        </Button>
      ))}
      <Menu
        label={texts.more}
        trigger={<IconButton size="sm" variant="inverse" label={texts.more} icon={<EllipsisIcon />} />}
        items={all
          .filter((action) => !buttons.includes(action))
          .map((action) => ({
            key: action,
            label: texts[action],
            onSelect: () => onAction(action),
            ...(action === 'reject' && { danger: true, separated: true }),
          }))}
      />
    </>
  );
}
