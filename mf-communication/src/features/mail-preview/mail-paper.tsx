import { failureOf } from '@widya/api-client/api-error';
import type { ParticipantSource } from '@widya/api-client/participants';
import type { EmailPreviewInput } from '@widya/contract/email-templates';
import type { ComboboxOption } from '@widya/design-system/combobox';
import { Muted, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { useState } from 'react';
import { MailView } from '../mail-text/mail-view.tsx';
import { ParticipantChoice } from './participant-choice.tsx';
import { PREVIEW_TEXTS as texts } from './texts.ts';
import { useMailPreview } from './use-mail-preview.ts';

const Paper = styled('div', {
  base: { border: '1px solid', borderColor: 'border.subtle', borderRadius: 'md', overflow: 'hidden', bg: 'bg.surface' },
});
const Head = styled('div', {
  base: { padding: '10px 14px', bg: 'bg.subtle', borderBottom: '1px solid', borderColor: 'border.subtle' },
});
const Subject = styled('div', { base: { fontWeight: 'strong', overflowWrap: 'anywhere' } });
const Body = styled('div', { base: { padding: '14px', minHeight: '120px' } });

interface MailPaperProps {
  readonly mail: Omit<EmailPreviewInput, 'participant_id'>;
  /** The source of participants for previews; null allows invented values only. */
  readonly source: ParticipantSource | null;
}

/** A mail as recipients see it. */
export function MailPaper({ mail, source }: MailPaperProps) {
  const [seenAs, setSeenAs] = useState<ComboboxOption | null>(null);
  const { preview, failure, busy, retry } = useMailPreview({
    ...mail,
    ...(seenAs && { participant_id: Number(seenAs.value) }),
  });
  return (
    <Stack gap="3">
      {source && <ParticipantChoice source={source} value={seenAs} onChange={setSeenAs} />}
      {failure ? (
        <LoadFailure size="sm" title={texts.failed} failure={failureOf(failure)} onRetry={retry} retrying={busy} />
      ) : preview ? (
        <Paper aria-busy={busy} role="region" aria-label={texts.title}>
          <Head>
            <Subject>{preview.subject || texts.noSubject}</Subject>
            <Muted fontSize="sm">
              {preview.recipient.sample
                ? texts.sample
                : texts.seenAs(preview.recipient.full_name, preview.recipient.email)}
            </Muted>
          </Head>
          <Body>{preview.html === '' ? <Muted>{texts.noBody}</Muted> : <MailView html={preview.html} />}</Body>
        </Paper>
      ) : (
        <SkeletonArea label={texts.refreshing}>
          <SkeletonText lines={6} />
        </SkeletonArea>
      )}
    </Stack>
  );
}
