import { CopyButton } from '@widya/design-system/copy-button';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Muted, Page, SectionTitle, Stack } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { RemoteCard } from './remote-card.tsx';
import { type Diagnosis, diagnosisReport } from './report.ts';
import { diagnosisTexts } from './texts.ts';

export interface DiagnosisViewProps extends Diagnosis {
  readonly onReset: () => void;
}

/** /diagnosis: the version and loading results of every remote, for support by the technical team. */
export function DiagnosisView({ onReset, ...diagnosis }: DiagnosisViewProps) {
  const { shellVersion, remotes, shared } = diagnosis;
  return (
    <Page>
      <PageHeader
        title={diagnosisTexts.title}
        context={diagnosisTexts.context}
        actions={
          <CopyButton
            variant="secondary"
            label={diagnosisTexts.copy}
            value={diagnosisReport(diagnosis, new Date(), navigator.userAgent)}
          />
        }
      />
      <Stack maxWidth="1120px">
        {remotes.map((status) => (
          <RemoteCard key={status.remote} status={status} onReset={onReset} />
        ))}
        <Card padded aria-label={diagnosisTexts.shell}>
          <Stack gap="3">
            <SectionTitle>{diagnosisTexts.shell}</SectionTitle>
            <KeyValueList
              items={[
                { label: diagnosisTexts.shellVersion, value: shellVersion },
                {
                  label: diagnosisTexts.connection,
                  value: navigator.onLine ? diagnosisTexts.online : diagnosisTexts.offline,
                },
              ]}
            />
          </Stack>
        </Card>
        <Card padded aria-label={diagnosisTexts.shared}>
          <Stack gap="3">
            <SectionTitle>{diagnosisTexts.shared}</SectionTitle>
            <Muted>{diagnosisTexts.sharedDetail}</Muted>
            <KeyValueList items={Object.entries(shared).map(([label, value]) => ({ label, value }))} />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
