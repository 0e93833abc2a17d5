import type { CertificateBulkAction } from '@widya/contract/certificates-bulk';
import { Button } from '@widya/design-system/button';
import { AwardIcon, BanIcon, SendIcon } from '@widya/design-system/icon';
import { ISSUE_TEXTS, PREDICATE_TEXTS, REVOKE_TEXTS } from '../texts.ts';

interface BulkBarProps {
  /** Nothing is issued with unsaved settings, or beside another batch. */
  readonly canIssue: boolean;
  readonly onPredicates: () => void;
  readonly onBulk: (action: CertificateBulkAction) => void;
}

/** What can be done with the certificates of all rows that are chosen. */
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
