import { type CertificateScope, useCertificateSettings } from '@widya/api-client/certificates';
import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { Button } from '@widya/design-system/button';
import { AwardIcon, DownloadIcon } from '@widya/design-system/icon';
import { Card, Page, Stack } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton } from '@widya/design-system/skeleton';
import { Tabs } from '@widya/design-system/tabs';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { RecordGuard } from '@widya/record-kit/guard/record-guard';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useScopeTitle } from '@widya/remote-kit/scope';
import { useMemo, useState } from 'react';
import { CertificateBody } from './certificate-body.tsx';
import { type CertificateTab, classCertificateList } from './list/list.ts';
import { PREDICATE_TEXTS, TEXTS } from './texts.ts';

export interface CertificateScreenProps {
  readonly kind: 'class' | 'course';
  readonly code: string;
  /** The first tab is open initially; a single one shows no tabs (B-117). */
  readonly tabs: readonly [CertificateTab, ...CertificateTab[]];
  readonly defaults: CertificateTemplate;
}

export type CertificateDialog = 'download' | 'predicates' | null;

/** Certificates of a class or a course: one component for all these screens. Source: D88. */
export function CertificateScreen({ kind, code, tabs, defaults }: CertificateScreenProps) {
  const query = useTableQuery(classCertificateList.options);
  const tab = tabs.find((value) => value === query.filters.tab) ?? tabs[0];
  const scope = useMemo<CertificateScope>(
    () => ({ kind: tab === 'tambahan' ? 'additional' : kind, code }),
    [kind, code, tab],
  );
  const { data, error, isValidating, retry } = useCertificateSettings(scope);
  const settings = data && [data.code.toLowerCase(), String(data.id)].includes(code.toLowerCase()) ? data : undefined;
  const [dialog, setDialog] = useState<CertificateDialog>(null);
  useScopeTitle(settings?.name ?? null);
  const facts = settings && TEXTS.facts(settings.totals.made, settings.totals.accepted);
  return (
    <RecordGuard kind={kind} heading={TEXTS.title} failures={[settings ? undefined : error]}>
      <Page>
        <PageHeader
          title={TEXTS.title}
          context={[settings?.name, facts].filter(Boolean).join(' · ') || '\u00a0'}
          contextLines={3}
          actions={
            tab !== 'kompetensi' && (
              <>
                <Button
                  icon={<AwardIcon size={16} aria-hidden />}
                  disabled={!settings}
                  onClick={() => setDialog('predicates')}
                >
                  {PREDICATE_TEXTS.title}
                </Button>
                <Button
                  icon={<DownloadIcon size={16} aria-hidden />}
                  disabled={!settings}
                  onClick={() => setDialog('download')}
                >
                  {TEXTS.download}
                </Button>
              </>
            )
          }
        />
        {!settings && (
          <PendingRead of={{ error, retry, isValidating }} title={TEXTS.failed}>
            <Card padded>
              <Stack gap="5">
                <Skeleton width={96} height={20} />
                <Skeleton height={460} />
              </Stack>
            </Card>
          </PendingRead>
        )}
        {settings && tabs.length > 1 && (
          <Tabs
            label={TEXTS.title}
            items={tabs.map((value) => ({ value, label: TEXTS.tabs[value] }))}
            value={tab}
            onChange={(value) => query.setFilter('tab', value)}
          >
            <CertificateBody key={scope.kind} {...{ scope, settings, defaults, query, tab, dialog, setDialog }} />
          </Tabs>
        )}
        {settings && tabs.length === 1 && (
          <CertificateBody key={scope.kind} {...{ scope, settings, defaults, query, tab, dialog, setDialog }} />
        )}
      </Page>
    </RecordGuard>
  );
}
