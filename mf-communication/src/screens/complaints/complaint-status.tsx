import { COMPLAINT_STATUS_LABELS, type ComplaintStatus } from '@widya/contract/complaint-status';
import { Badge, type BadgeTone } from '@widya/design-system/badge';

const TONES: Readonly<Record<ComplaintStatus, BadgeTone>> = { NEW: 'warn', IN_PROGRESS: 'info', RESOLVED: 'ok' };

/** Badge of a complaint's state. */
export const ComplaintStatusBadge = ({ status }: { readonly status: ComplaintStatus }) => (
  <Badge tone={TONES[status]}>{COMPLAINT_STATUS_LABELS[status]}</Badge>
);
