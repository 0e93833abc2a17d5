import type { ParticipantBulkPreview } from '@widya/contract/participants-bulk';
import { registrationStates } from '@widya/design-system/status/registration';
import type { CountedBulk } from '@widya/record-kit/bulk-action/bulk-preview';
import { useSource } from '../source/source-context.ts';
import type { BulkAction } from './bulk-request.ts';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';

/** Texts for the preview of a bulk action on participants. */
export const countedOf = (action: BulkAction, preview: ParticipantBulkPreview): CountedBulk => ({
  headline: preview.changes === 0 ? texts.nothing : BULK_ACTIONS[action].will(preview.changes),
  facts: <Facts action={action} preview={preview} />,
  skipped: preview.skipped,
  examples: preview.changes > 0 ? preview.examples.map(({ full_name }) => full_name) : [],
});

function Facts({ action, preview }: { readonly action: BulkAction; readonly preview: ParticipantBulkPreview }) {
  const { kind } = useSource();
  const { mails, free_places, by_status } = preview;
  return (
    <>
      <span>
        {[
          mails === 0 ? texts.noMails : texts.mails(mails),
          action === 'accept' && free_places !== null && texts.free(free_places),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {(action === 'accept' || action === 'reject') && by_status.length > 0 && (
        <span>
          {by_status
            .map(({ status, count }) => texts.byStatus(count, registrationStates[status]?.label ?? status))
            .join(' · ')}
        </span>
      )}
      {action === 'reject' && kind === 'class' && preview.changes > 0 && <span>{texts.passedOn}</span>}
    </>
  );
}
