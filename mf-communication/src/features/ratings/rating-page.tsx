import type { DownloadedFile } from '@widya/api-client/client';
import { Button } from '@widya/design-system/button';
import { DownloadIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { RecordGuard, type RecordGuardProps } from '@widya/record-kit/guard/record-guard';
import { RATING_TEXTS as texts } from './texts.ts';
import { useReport } from './use-report.ts';

interface RatingPageProps extends Omit<RecordGuardProps, 'heading'> {
  /** Name, number of ratings and response rate; null while unknown. */
  readonly context: string | null;
  /** Requests the report of the displayed ratings. */
  readonly requestReport: () => Promise<DownloadedFile>;
  /** Whether there is nothing to report. */
  readonly empty: boolean;
}

/** Frame of Umpan Balik for a class or a course: guard, heading, report. B-208 to B-210, C-107. */
export function RatingPage({ context, requestReport, empty, children, ...guard }: RatingPageProps) {
  const report = useReport(requestReport);
  return (
    <RecordGuard {...guard} heading={texts.title}>
      <Page>
        <PageHeader
          title={texts.title}
          context={context ?? '\u00a0'}
          contextLines={3}
          actions={
            <Button
              icon={<DownloadIcon size={16} aria-hidden />}
              loading={report.busy}
              disabled={empty}
              onClick={report.run}
            >
              {texts.download}
            </Button>
          }
        />
        {children}
      </Page>
    </RecordGuard>
  );
}
