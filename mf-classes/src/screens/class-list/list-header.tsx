import { Button } from '@widya/design-system/button';
import { PageHeader } from '@widya/design-system/page-header';
import { CreateButton } from './create-button.tsx';
import { TEXTS } from './texts.ts';
import type { Panel } from './use-open-dialog.ts';

interface ListHeaderProps {
  /** The line below the heading; empty while unknown, with its space reserved. */
  readonly context: string;
  readonly mayManage: boolean;
  readonly mayCreate: boolean;
  readonly onPanel: (panel: Panel) => void;
}

/** Heading, number of classes, and actions on all of them. */
export function ListHeader({ context, mayManage, mayCreate, onPanel }: ListHeaderProps) {
  return (
    <PageHeader
      title={TEXTS.title}
      context={context || '\u00a0'}
      actions={
        (mayManage || mayCreate) && (
          <>
            {mayManage && <Button onClick={() => onPanel('topik')}>{TEXTS.topics}</Button>}
            {mayManage && <Button onClick={() => onPanel('harga')}>{TEXTS.prices}</Button>}
            {mayCreate && <CreateButton />}
          </>
        )
      }
    />
  );
}
