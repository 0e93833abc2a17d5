import { ClipboardListIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { styled } from '@widya/design-system/styled';
import { taskTexts } from './texts.ts';

const Place = styled('span', { base: { position: 'relative', display: 'inline-flex', flexShrink: 0 } });
const Count = styled('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineEnd: '0',
    minWidth: '16px',
    height: '16px',
    paddingInline: '4px',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    fontSize: '2xs',
    fontWeight: 'bold',
    lineHeight: '16px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

export interface TaskButtonProps {
  /** Number of tasks being processed. */
  readonly atWork: number;
  readonly onOpen: () => void;
}

/** Button of the job centre with the number of tasks being processed. */
export function TaskButton({ atWork, onOpen }: TaskButtonProps) {
  return (
    <Place>
      <IconButton
        variant="ghost"
        size="sm"
        label={taskTexts.open(atWork)}
        title={taskTexts.title}
        icon={<ClipboardListIcon size={18} />}
        onClick={onOpen}
      />
      {atWork > 0 ? <Count aria-hidden>{atWork}</Count> : null}
    </Place>
  );
}
