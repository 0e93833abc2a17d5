import { Button } from '@widya/design-system/button';
import { DownloadIcon } from '@widya/design-system/icon';
import { TEXTS } from './texts.ts';

/** What a list finds, of all its pages, as a file. */
export const DownloadButton = ({ csv }: { readonly csv: { readonly busy: boolean; readonly run: () => void } }) => (
  <Button size="sm" icon={<DownloadIcon size={16} aria-hidden />} loading={csv.busy} onClick={csv.run}>
    {TEXTS.download}
  </Button>
);
