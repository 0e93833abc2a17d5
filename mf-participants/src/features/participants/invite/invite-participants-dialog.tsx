import { INVITE_LIMITS } from '@widya/contract/participants-invite';
import { Banner } from '@widya/design-system/banner';
import { Checkbox } from '@widya/design-system/checkbox';
import { CsvImport } from '@widya/design-system/csv-import';
import { Stack } from '@widya/design-system/layout';
import { ProgressBar } from '@widya/design-system/progress-bar';
import { SiteNotice } from '@widya/design-system/site-notice';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { InviteDialog } from '../../invite-dialog/invite-dialog.tsx';
import { INVITE_CSV } from './csv-columns.ts';
import { FreeSeats } from './free-seats.tsx';
import { InviteResultView } from './invite-result-view.tsx';
import { INVITE_TEXTS as texts } from './texts.ts';
import { useInviteMany } from './use-invite-many.ts';

interface InviteParticipantsDialogProps {
  /** Null without a quota, and until the summary is loaded. */
  readonly freeSeats: number | null;
  readonly onClose: () => void;
}

/**
 * Invites people to a class or course from a CSV whose rows can be corrected first; more than 200 rows (`INVITE_CHUNK`)
 * become a task. B-108 to B-113.
 */
export function InviteParticipantsDialog({ freeSeats, onClose }: InviteParticipantsDialogProps) {
  const { site } = useSession().user;
  const [overQuota, setOverQuota] = useState(false);
  const [hasCorrections, setHasCorrections] = useState(false);
  const { progress, result, run, again } = useInviteMany(overQuota, onClose);
  const isSending = progress !== null;
  return (
    <InviteDialog
      title={texts.manyTitle}
      lead={texts.lead}
      result={result && <InviteResultView result={result} />}
      resultTitle={texts.resultTitle}
      sending={isSending}
      hasCorrections={hasCorrections}
      onAgain={again}
      onClose={onClose}
    >
      <Stack gap="4">
        <SiteNotice {...site} />
        {progress && (
          <Banner tone="info" title={texts.sending(progress.sent, progress.total)}>
            <ProgressBar label={texts.manyTitle} value={progress.sent} max={progress.total} tone="accent" />
          </Banner>
        )}
        {freeSeats !== null && (
          <Checkbox
            checked={overQuota}
            disabled={isSending}
            help={texts.overQuotaHelp}
            onChange={(event) => setOverQuota(event.target.checked)}
          >
            {texts.overQuota}
          </Checkbox>
        )}
        <CsvImport
          columns={INVITE_CSV}
          templateName={texts.template}
          noun={texts.noun}
          maxRows={INVITE_LIMITS.rows}
          notice={(rows) => freeSeats !== null && <FreeSeats free={freeSeats} rows={rows} overQuota={overQuota} />}
          onImport={run}
          onCorrected={setHasCorrections}
        />
      </Stack>
    </InviteDialog>
  );
}
