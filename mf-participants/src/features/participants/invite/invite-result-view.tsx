import { INVITE_COLUMNS } from '@widya/contract/participants-invite';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { csvFile } from '@widya/design-system/exports/csv';
import { saveBlob } from '@widya/design-system/exports/save-blob';
import { DownloadIcon } from '@widya/design-system/icon';
import { KeyValueList } from '@widya/design-system/key-value';
import { Muted, Stack } from '@widya/design-system/layout';
import { Textarea } from '@widya/design-system/textarea';
import type { FailedRow, InviteResult } from './send-invitations.ts';
import { INVITE_TEXTS as texts } from './texts.ts';

const SHOWN = 50;

/** Saves the failed rows with the reasons, so that the file can be corrected and chosen again. */
const saveFailed = async (failed: readonly FailedRow[]) =>
  saveBlob(
    await csvFile([
      [...INVITE_COLUMNS, 'alasan'],
      ...failed.map(({ email, nama, catatan, reason }) => [email, nama, catatan, reason]),
    ]),
    `gagal-${texts.template}`,
  );

/** How many were invited, who was already registered, and which rows failed. B-111, D71. */
export function InviteResultView({ result: { invited, already, failed } }: { readonly result: InviteResult }) {
  return (
    <Stack gap="4">
      <Banner tone={invited > 0 ? 'ok' : 'info'} title={texts.invited(invited)} />
      {already.length > 0 && (
        <Stack gap="2">
          <strong>{texts.already(already.length)}</strong>
          <Textarea readOnly rows={3} value={already.join('\n')} aria-label={texts.already(already.length)} />
          <div>
            <CopyButton value={already.join('\n')} label={texts.copyAlready} />
          </div>
        </Stack>
      )}
      {failed.length > 0 && (
        <Stack gap="2">
          <strong>{texts.failed(failed.length)}</strong>
          <KeyValueList
            items={failed
              .slice(0, SHOWN)
              .map(({ row, email, reason }) => ({ label: texts.failedRow(row, email), value: reason }))}
          />
          {failed.length > SHOWN && <Muted>{texts.more(failed.length - SHOWN)}</Muted>}
          <div>
            <Button size="sm" icon={<DownloadIcon size={15} aria-hidden />} onClick={() => void saveFailed(failed)}>
              {texts.saveFailed}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
