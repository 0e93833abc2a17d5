import { failureOf } from '@widya/api-client/api-error';
import { useMemberActions } from '@widya/api-client/members';
import type { Member } from '@widya/contract/members';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { PERSON_TEXTS as texts } from './texts.ts';

interface RepeatedNoticeProps {
  readonly member: Member;
  readonly onMerged: () => void;
}

/** Warns that a row duplicates another person's address; superadmins can merge it into that person. */
export function RepeatedNotice({ member, onMerged }: RepeatedNoticeProps) {
  const { role } = useSession();
  const { merge } = useMemberActions();
  const original = member.duplicate_of_id;
  const merging = useAction(async () => {
    if (original === null) return;
    const { moved } = await merge(original, member.id);
    toast.success(texts.merged(formatNumber(moved)));
    onMerged();
  });
  if (original === null) return null;
  return (
    <>
      <FailureBanner failure={failureOf(merging.failure)} />
      <Banner
        tone="warn"
        title={texts.mergeTitle}
        actions={
          role === 'superadmin' ? (
            <Button size="sm" loading={merging.busy} onClick={() => void merging.run()}>
              {texts.merge}
            </Button>
          ) : null
        }
      />
    </>
  );
}
