/** Pages of a class, an event or a course that 'Tampilan Pengguna' shows. */
export const REGISTRATION_PAGES = ['record', 'register', 'ticket'] as const;
export type RegistrationPage = (typeof REGISTRATION_PAGES)[number];

/** Only classes have the feedback page. */
export const PREVIEW_PAGES = [...REGISTRATION_PAGES, 'feedback'] as const;
export type PreviewPage = (typeof PREVIEW_PAGES)[number];

/** All previewed pages; `lesson` is a sub-chapter in the course player. */
export type PreviewedPage = PreviewPage | 'lesson';

/**
 * Paths at which the site renders the previews; each has its own page so that only the styles of the previewed page are
 * loaded.
 */
export const PREVIEW_PATHS: Readonly<Record<PreviewedPage, string>> = {
  record: '/situs/pratinjau',
  register: '/situs/pratinjau/daftar',
  ticket: '/situs/pratinjau/tiket',
  feedback: '/situs/pratinjau/umpan-balik',
  lesson: '/situs/pratinjau/belajar',
};
