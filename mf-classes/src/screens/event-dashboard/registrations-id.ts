/** Anchor of the list of registrants. */
export const REGISTRATIONS_ID = 'pendaftar';
