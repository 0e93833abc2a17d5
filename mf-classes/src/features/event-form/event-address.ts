const LONGEST = 60;
const PATTERN = /^[a-z0-9-]{3,60}$/;

/** Whether an address has a valid format. */
export const isEventAddress = (text: string): boolean => PATTERN.test(text.trim().toLowerCase());

/** An address derived from a name: 'Gelar Wicara: Penyunting' gives 'gelar-wicara-penyunting'. */
export const addressOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
