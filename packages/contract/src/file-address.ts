/** Path of a public uploaded file, as the source of a regular expression. */
export const PUBLIC_FILE = String.raw`/files/public/[a-z0-9-]+/\d{4}/[a-f0-9]{32}\.[a-z0-9]{3}`;

const WITH_ORIGIN = new RegExp(`^https?://[^/]+${PUBLIC_FILE}$`);

/** Whether an address is that of an uploaded file; with `FILES_URL` the server prefixes its origin. */
export const isStoredFile = (address: string): boolean => address.startsWith('/files/') || WITH_ORIGIN.test(address);
