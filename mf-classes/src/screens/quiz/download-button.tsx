import { Button } from '@widya/design-system/button';
import { DownloadIcon } from '@widya/design-system/icon';
import { TEXTS } from './texts.ts';

/** Exports all matching rows of a list. */
export const DownloadButton = ({ csv }: { readonly csv: { readonly busy: boolean; readonly run: () => void } }) => (
  <Button size="sm" icon={<DownloadIcon size={16} aria-hidden />} loading={csv.busy} onClick={csv.run}>
    {TEXTS.download}
  </Button>
);
