import { Button } from '@widya/design-system/button';
import { PageHeader } from '@widya/design-system/page-header';
import { CreateButton } from './create-button.tsx';
import { TEXTS } from './texts.ts';
import type { Panel } from './use-open-dialog.ts';

interface ListHeaderProps {
  /** The line under the heading; empty until it is known, and its place is kept. */
  readonly context: string;
  readonly mayManage: boolean;
  readonly mayCreate: boolean;
  readonly narrow: boolean;
  readonly onPanel: (panel: Panel) => void;
}

/** Heading, how many classes there are, and what can be done with all of them. */
export function ListHeader({ context, mayManage, mayCreate, narrow, onPanel }: ListHeaderProps) {
  const topics = () => onPanel('topik');
  const prices = () => onPanel('harga');
  return (
    <PageHeader
      title={TEXTS.title}
      context={context || '\u00a0'}
      actions={
        !narrow && (
          <>
            {mayManage && <Button onClick={topics}>{TEXTS.topics}</Button>}
            {mayManage && <Button onClick={prices}>{TEXTS.prices}</Button>}
            {mayCreate && <CreateButton />}
          </>
        )
      }
      more={
        narrow && mayManage
          ? [
              { key: 'topics', label: TEXTS.topics, onSelect: topics },
              { key: 'prices', label: TEXTS.prices, onSelect: prices },
            ]
          : undefined
      }
    />
  );
}
