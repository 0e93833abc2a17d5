import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';
import { DownloadIcon } from '@widya/design-system/icon';
import { Inline, Spacer } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { useNarrow } from '@widya/design-system/use-narrow';
import { LOG_TEXTS as texts } from './texts.ts';

interface LogHeaderProps {
  /** Number of matching rows; undefined while unknown, with its space reserved. */
  readonly total: number | undefined;
  readonly busy: boolean;
  readonly onDownload: () => void;
}

/** Heading, total and download; on phones in one line. */
export function LogHeader({ total, busy, onDownload }: LogHeaderProps) {
  const narrow = useNarrow();
  const count = total === undefined ? '\u00a0' : texts.context(formatNumber(total));
  const download = (
    <Button
      size={narrow ? 'sm' : 'md'}
      icon={<DownloadIcon size={16} aria-hidden />}
      loading={busy}
      onClick={onDownload}
    >
      {texts.download}
    </Button>
  );
  if (!narrow) return <PageHeader title={texts.title} context={count} actions={download} />;
  const line = (
    <Inline width="full" flexWrap="nowrap">
      {count}
      <Spacer />
      {download}
    </Inline>
  );
  return <PageHeader title={texts.title} context={line} />;
}
