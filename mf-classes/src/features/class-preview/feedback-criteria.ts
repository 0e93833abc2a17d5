/** The six ratings of a class, in the order in which they are asked. Source: specification 2 §3. */
export const CRITERIA = [
  { field: 'topik_sesuai', label: 'Topik sesuai' },
  { field: 'topik_dipahami', label: 'Topik dipahami' },
  { field: 'pengajar_jelas', label: 'Pengajar jelas' },
  { field: 'pengajar_interaktif', label: 'Pengajar interaktif' },
  { field: 'pendaftaran_mudah', label: 'Pendaftaran mudah' },
  { field: 'mekanisme_jelas', label: 'Mekanisme jelas' },
] as const;

export type Criterion = (typeof CRITERIA)[number]['field'];
export type Ratings = Partial<Record<Criterion, string>>;

/** From 1 to 5. Source: specification 2 §5, rule B-016. */
export const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
