import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';
import { DownloadIcon, PlusIcon } from '@widya/design-system/icon';
import { PageHeader } from '@widya/design-system/page-header';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

interface ListHeaderProps {
  /** How many match; undefined until it is known, and its place is kept. */
  readonly total: number | undefined;
  readonly active: boolean;
  readonly downloading: boolean;
  readonly onDownload: () => void;
  readonly onCreate: () => void;
}

/** Heading, how many vouchers there are, the download and the main action. */
export function ListHeader({ total, active, downloading, onDownload, onCreate }: ListHeaderProps) {
  return (
    <PageHeader
      title={texts.title}
      context={total === undefined ? '\u00a0' : texts.context(formatNumber(total), active)}
      actions={
        <>
          <Button icon={<DownloadIcon size={16} aria-hidden />} loading={downloading} onClick={onDownload}>
            {texts.download}
          </Button>
          <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={onCreate}>
            {texts.add}
          </Button>
        </>
      }
    />
  );
}
