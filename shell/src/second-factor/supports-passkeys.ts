/** Whether this browser supports passkeys, which require TLS or localhost. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;
