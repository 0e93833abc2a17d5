import type { CertificateRow } from '@widya/contract/certificates';
import type { CertificateBulkAction } from '@widya/contract/certificates-bulk';
import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { RowActions } from '@widya/design-system/data-table';
import { BanIcon, ExternalLinkIcon, FileTextIcon, SendIcon, UploadIcon } from '@widya/design-system/icon';
import { ISSUE_TEXTS, REVOKE_TEXTS, TEXTS } from '../texts.ts';

export interface RowMenu {
  /** False with unsaved settings, and while another batch is running. */
  readonly canIssue: boolean;
  readonly site: Site;
  readonly onUpload: (row: CertificateRow) => void;
  readonly onAction: (action: CertificateBulkAction, row: CertificateRow) => void;
}

const openTab = (address: string) => window.open(address, '_blank', 'noopener');

/** Row menu: open, verify, issue, upload or revoke a certificate. */
export const rowActionsOf =
  ({ canIssue, site, onUpload, onAction }: RowMenu): RowActions<CertificateRow> =>
  (row) => {
    const { certificate_url: address, public_code: code } = row;
    const wasIssued = address !== null || row.revoked_at !== null;
    return [
      address !== null && {
        key: 'open',
        label: TEXTS.open,
        icon: <FileTextIcon size={16} />,
        onSelect: () => openTab(address),
      },
      wasIssued &&
        code !== null && {
          key: 'verify',
          label: TEXTS.openVerify,
          icon: <ExternalLinkIcon size={16} />,
          onSelect: () => openTab(outwardAddress(site, 'certificate', code)),
        },
      {
        key: 'issue',
        label: wasIssued ? ISSUE_TEXTS.again : ISSUE_TEXTS.bar,
        icon: <SendIcon size={16} />,
        disabled: !canIssue,
        onSelect: () => onAction('issue', row),
      },
      { key: 'upload', label: TEXTS.uploadOne, icon: <UploadIcon size={16} />, onSelect: () => onUpload(row) },
      address !== null && {
        key: 'revoke',
        label: REVOKE_TEXTS.bar,
        icon: <BanIcon size={16} />,
        danger: true,
        separated: true,
        onSelect: () => onAction('revoke', row),
      },
    ];
  };
