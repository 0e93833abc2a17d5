/** Path of a public stored file, as the source of a regular expression. */
export const PUBLIC_FILE = String.raw`/files/public/[a-z0-9-]+/\d{4}/[a-f0-9]{32}\.[a-z0-9]{3}`;

const WITH_ORIGIN = new RegExp(`^https?://[^/]+${PUBLIC_FILE}$`);

/** Whether an address is that of a file uploaded here; a server with `FILES_URL` puts the origin in front of it. */
export const isStoredFile = (address: string): boolean => address.startsWith('/files/') || WITH_ORIGIN.test(address);
