import { Button } from '@widya/design-system/button';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { DownloadIcon } from '@widya/design-system/icon';
import { PageHeader } from '@widya/design-system/page-header';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';

interface ListHeaderProps {
  /** What the month came to; undefined until it is known, and its place is kept. */
  readonly summary:
    | {
        readonly income: number;
        readonly counts: { readonly accepted: number; readonly waiting: number; readonly rejected: number };
      }
    | undefined;
  /** How many need somebody; shown instead of the month. */
  readonly open: number | undefined;
  /** Null where there is nothing to download. */
  readonly csv: { readonly busy: boolean; readonly run: () => void } | null;
}

const contextOf = ({ summary, open }: Pick<ListHeaderProps, 'summary' | 'open'>): string => {
  if (summary) {
    const { accepted, waiting, rejected } = summary.counts;
    return texts.context(
      formatMoneyPlain(summary.income),
      formatNumber(accepted),
      formatNumber(waiting),
      formatNumber(rejected),
    );
  }
  return open === undefined ? '\u00a0' : texts.exceptionContext(formatNumber(open));
};

/** Heading, what the month brought in, and the download. */
export function ListHeader({ csv, ...facts }: ListHeaderProps) {
  return (
    <PageHeader
      title={texts.title}
      context={contextOf(facts)}
      actions={
        csv && (
          <Button icon={<DownloadIcon size={16} aria-hidden />} loading={csv.busy} onClick={csv.run}>
            {texts.download}
          </Button>
        )
      }
    />
  );
}
