import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { DOCUMENT_TEXTS as texts } from '../texts.ts';
import type { LeftOut } from './left-out.ts';

const List = styled('ul', {
  base: { margin: 0, paddingInlineStart: '5', listStyle: 'disc', overflowWrap: 'anywhere' },
});
const Reason = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

interface LeftOutDialogProps {
  readonly leftOut: LeftOut;
  readonly onClose: () => void;
}

/** Lists the documents that are missing in the saved archive, with reasons. */
export function LeftOutDialog({ leftOut: { requested, count, rows }, onClose }: LeftOutDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={count < requested ? texts.partialTitle : texts.noneTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack>
        <span>{texts.partial(formatNumber(count), formatNumber(requested))}</span>
        <List>
          {rows.map(({ id, name, reason }) => (
            <li key={id}>
              {name}
              <Reason>{reason}</Reason>
            </li>
          ))}
        </List>
        {count > rows.length && <Muted>{texts.partialMore(formatNumber(count - rows.length))}</Muted>}
      </Stack>
    </Dialog>
  );
}
