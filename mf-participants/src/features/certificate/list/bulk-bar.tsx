import type { CertificateBulkAction } from '@widya/contract/certificates-bulk';
import { Button } from '@widya/design-system/button';
import { AwardIcon, BanIcon, SendIcon } from '@widya/design-system/icon';
import { ISSUE_TEXTS, PREDICATE_TEXTS, REVOKE_TEXTS } from '../texts.ts';

interface BulkBarProps {
  /** False with unsaved settings, and while another batch is running. */
  readonly canIssue: boolean;
  readonly onPredicates: () => void;
  readonly onBulk: (action: CertificateBulkAction) => void;
}

/** Bulk actions on the selected certificates. */
export function BulkBar({ canIssue, onPredicates, onBulk }: BulkBarProps) {
  return (
    <>
      <Button
        variant="inverse"
        size="sm"
        icon={<SendIcon size={15} aria-hidden />}
        disabled={!canIssue}
        onClick={() => onBulk('issue')}
      >
        {ISSUE_TEXTS.bar}
      </Button>
      <Button variant="inverse" size="sm" icon={<AwardIcon size={15} aria-hidden />} onClick={onPredicates}>
        {PREDICATE_TEXTS.title}
      </Button>
      <Button variant="inverse" size="sm" icon={<BanIcon size={15} aria-hidden />} onClick={() => onBulk('revoke')}>
        {REVOKE_TEXTS.bar}
      </Button>
    </>
  );
}
