import { Button } from '@widya/design-system/button';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Inline, Muted, SectionTitle, Spacer } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import type { RemoteStatus } from '../federation/screen-state.ts';
import { ScreenTable } from './screen-table.tsx';
import { diagnosisTexts } from './texts.ts';

const Head = styled('div', { base: { display: 'grid', gap: '3', padding: '16px' } });
const Note = styled('p', { base: { padding: '0 16px 16px', color: 'fg.muted' } });
const Code = styled('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } });

export interface RemoteCardProps {
  readonly status: RemoteStatus;
  readonly onReset: () => void;
}

/** A remote: its version, its source, and the loading results of its screens in this tab. */
export function RemoteCard({ status, onReset }: RemoteCardProps) {
  return (
    <Card aria-label={status.label}>
      <Head>
        <Inline>
          <SectionTitle>{status.label}</SectionTitle>
          <Muted>{status.remote}</Muted>
          <Spacer />
          {status.source === 'override' ? (
            <Button size="sm" onClick={onReset}>
              {diagnosisTexts.reset}
            </Button>
          ) : null}
        </Inline>
        <KeyValueList
          items={[
            { label: diagnosisTexts.version, value: <Code>{status.version}</Code> },
            { label: diagnosisTexts.source, value: diagnosisTexts.sources[status.source] },
            { label: diagnosisTexts.files, value: <Code>{status.baseUrl}</Code> },
            {
              label: diagnosisTexts.previous,
              value: status.previousVersion ? <Code>{status.previousVersion}</Code> : diagnosisTexts.none,
            },
          ]}
        />
        {status.previousVersion ? <Code>{diagnosisTexts.rollback(status.remote)}</Code> : null}
      </Head>
      {status.screens.length > 0 ? (
        <ScreenTable area={status.label} screens={status.screens} />
      ) : (
        <Note>{diagnosisTexts.notOpened}</Note>
      )}
    </Card>
  );
}
