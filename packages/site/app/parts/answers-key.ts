const NAMES = { class: 'kelas', event: 'event', course: 'mandiri' } as const;

/** Storage key of the answers of a registration form, until a page reports that they were accepted. */
export const answersKey = (kind: keyof typeof NAMES, code: string): string => `${NAMES[kind]}-${code}`;
