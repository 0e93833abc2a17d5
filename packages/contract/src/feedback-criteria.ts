/** Criteria that participants rate from 1 to 5, in the order of the form. Source: B-016 and B-213. */
export const FEEDBACK_CRITERIA = [
  'topik_sesuai',
  'topik_dipahami',
  'pengajar_jelas',
  'pengajar_interaktif',
  'pendaftaran_mudah',
  'mekanisme_jelas',
] as const;

export type FeedbackCriterion = (typeof FEEDBACK_CRITERIA)[number];

/** Displayed labels of the criteria. */
export const CRITERION_LABELS: Readonly<Record<FeedbackCriterion, string>> = {
  topik_sesuai: 'Topik sesuai',
  topik_dipahami: 'Topik dipahami',
  pengajar_jelas: 'Pengajar jelas',
  pengajar_interaktif: 'Pengajar interaktif',
  pendaftaran_mudah: 'Pendaftaran mudah',
  mekanisme_jelas: 'Mekanisme jelas',
};

/** Highest rating of a criterion. Source: D78. */
export const MAX_RATING = 5;

/** Highest IPK: it counts ratings above 4 as 4. Source: D78. */
export const MAX_IPK = 4;
