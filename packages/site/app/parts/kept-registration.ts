const NAMES = { class: 'kelas', event: 'event', course: 'mandiri' } as const;

/** Name under which a tab keeps the answers of a registration form, until a page says that they were taken. */
export const keptRegistration = (kind: keyof typeof NAMES, code: string): string => `${NAMES[kind]}-${code}`;
