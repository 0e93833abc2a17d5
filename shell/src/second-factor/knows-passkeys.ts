/** Whether this browser supports passkeys, which require TLS or localhost. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;
