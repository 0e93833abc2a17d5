/** Pages of a class, an event or a course that 'Tampilan Pengguna' shows. */
export const REGISTRATION_PAGES = ['record', 'register', 'ticket'] as const;
export type RegistrationPage = (typeof REGISTRATION_PAGES)[number];

/** Only a class asks for feedback, too. */
export const PREVIEW_PAGES = [...REGISTRATION_PAGES, 'feedback'] as const;
export type PreviewPage = (typeof PREVIEW_PAGES)[number];

/** All that it shows: a lesson is a sub-chapter in the course player. */
export type PreviewedPage = PreviewPage | 'lesson';

/** Where the site renders each of them: a page of its own, so that it has the styles of the page that it shows and no others. */
export const PREVIEW_PATHS: Readonly<Record<PreviewedPage, string>> = {
  record: '/situs/pratinjau',
  register: '/situs/pratinjau/daftar',
  ticket: '/situs/pratinjau/tiket',
  feedback: '/situs/pratinjau/umpan-balik',
  lesson: '/situs/pratinjau/belajar',
};
