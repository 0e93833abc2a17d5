import type { ClassValues } from './class-values.ts';

/** Sections of the form in order; other pages link to their anchors. */
export const SECTIONS = [
  { id: 'rincian', fields: ['name', 'code', 'topic_code', 'speaker', 'narasumber_instead_of_pengajar', 'description'] },
  { id: 'poster', fields: ['class_image_url', 'class_image_url_ios', 'ios_product_id'] },
  { id: 'tiket', fields: ['price', 'discounted', 'non_discounted_price', 'quota'] },
  { id: 'waktu', fields: ['permanent', 'class_date', 'start', 'end', 'end_date'] },
  {
    id: 'pendaftaran',
    fields: ['registration_start_date', 'registration_start', 'registration_end_date', 'registration_end'],
  },
  { id: 'tanggal_tertampil', fields: ['display_time'] },
  { id: 'tenggat', fields: ['question_end_time'] },
  { id: 'tautan_streaming', fields: ['stream_url', 'zoom_id', 'whatsapp_url'] },
  { id: 'tautan_rekaman', fields: ['recordings'] },
  { id: 'materi', fields: ['attachment_urls', 'documentation_urls'] },
] as const satisfies readonly { id: string; fields: readonly (keyof ClassValues)[] }[];

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Number of errors in a section, for the index beside the form. */
export const errorsOf = (id: SectionId, found: Partial<Record<keyof ClassValues, string>>): number =>
  (SECTIONS.find((section) => section.id === id)?.fields ?? []).filter((field) => found[field as keyof ClassValues])
    .length;
