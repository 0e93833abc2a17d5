/** Whether this browser can use passkeys at all; only pages opened through TLS or on localhost can. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;
