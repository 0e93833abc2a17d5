/** States of a complaint. */
export const COMPLAINT_STATUSES = ['NEW', 'IN_PROGRESS', 'RESOLVED'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

export const COMPLAINT_STATUS_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  NEW: 'Baru',
  IN_PROGRESS: 'Ditangani',
  RESOLVED: 'Selesai',
};
