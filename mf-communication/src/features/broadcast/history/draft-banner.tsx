import type { EmailBroadcastRecord } from '@widya/contract/email-broadcasts';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { PencilIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { linkTo } from '@widya/remote-kit/link-to';
import type { MailScope } from '../../mail-scope/mail-scope.ts';
import { fitsScope } from '../broadcast-draft.ts';
import { HISTORY_TEXTS as texts } from './texts.ts';

interface DraftBannerProps {
  readonly broadcast: EmailBroadcastRecord;
  readonly scope: MailScope;
  readonly onEdit: (broadcast: EmailBroadcastRecord) => void;
}

/** The screen of the broadcast's class or course, with the broadcast opened. */
function elsewhere({ id, class_code, course_id }: EmailBroadcastRecord): string | null {
  const search = { tab: 'broadcast', lihat: 'riwayat', broadcast: id };
  return class_code === null
    ? linkTo('CourseEmail', { event_url: course_id ?? '' }, search)
    : linkTo('ClassEmail', { event_url: class_code }, search);
}

/** Offers to edit and send a recalled broadcast again. */
export function DraftBanner({ broadcast, scope, onEdit }: DraftBannerProps) {
  const fits = fitsScope(broadcast, scope);
  const link = fits ? null : elsewhere(broadcast);
  return (
    <Banner
      tone="info"
      title={texts.draftTitle}
      actions={
        fits ? (
          <Button
            size="sm"
            variant="primary"
            icon={<PencilIcon size={15} aria-hidden />}
            onClick={() => onEdit(broadcast)}
          >
            {texts.edit}
          </Button>
        ) : (
          link && (
            <LinkButton size="sm" to={link}>
              {texts.editElsewhere}
            </LinkButton>
          )
        )
      }
    >
      {fits ? texts.draftWhy : texts.draftElsewhere}
    </Banner>
  );
}
