import { Button } from '@widya/design-system/button';
import { DownloadIcon } from '@widya/design-system/icon';
import { useExport } from './export/use-export.ts';
import { HiddenToggle } from './filters/hidden-toggle.tsx';
import type { ListState } from './list-query.ts';
import { TEXTS } from './texts.ts';

interface ListToolsProps {
  readonly state: ListState;
  readonly onHidden: (shown: boolean) => void;
}

/** What stands at the right of the toolbar. */
export function ListTools({ state, onHidden }: ListToolsProps) {
  const csv = useExport(state);
  return (
    <>
      <HiddenToggle on={state.hidden} onChange={onHidden} />
      <Button size="sm" icon={<DownloadIcon size={16} aria-hidden />} loading={csv.busy} onClick={csv.run}>
        {TEXTS.export}
      </Button>
    </>
  );
}
