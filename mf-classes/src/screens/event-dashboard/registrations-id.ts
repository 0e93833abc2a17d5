/** Anchor of the list of registrations. */
export const REGISTRATIONS_ID = 'pendaftar';
