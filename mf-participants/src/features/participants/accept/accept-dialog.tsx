import { ApiError } from '@widya/api-client/api-error';
import type { Participant } from '@widya/contract/participants';
import { Banner } from '@widya/design-system/banner';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { failureWithFirst } from '../failure-with-first.ts';
import { useSourceActions } from '../source/source-context.ts';
import { ACCEPT_TEXTS as texts } from './texts.ts';

/**
 * Accepts a person. If no seat is free, even because of a colleague in the meantime, asks whether to exceed the quota.
 */
export function AcceptDialog({ row, onClose }: { readonly row: Participant; readonly onClose: () => void }) {
  const { site } = useSession().user;
  const { accept } = useSourceActions();
  const accepting = useAction(async (overQuota: boolean) => {
    await accept(row.id, overQuota ? { override_quota: true } : {});
    toast.success(texts.done(row.full_name));
    onClose();
  });
  const isFull = accepting.failure instanceof ApiError && accepting.failure.code === 'QUOTA_FULL';
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={isFull ? texts.override : texts.accept}
      loading={accepting.busy}
      onConfirm={() => void accepting.run(isFull)}
      onCancel={onClose}
    >
      <Stack gap="3">
        {isFull ? (
          <Banner tone="warn">{texts.full}</Banner>
        ) : (
          <FailureBanner failure={failureWithFirst(accepting.failure)} />
        )}
        <SiteNotice {...site} />
        <p>{texts.lead(row.full_name, row.email)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
