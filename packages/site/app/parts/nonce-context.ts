import { createContext } from 'react';

/** Nonce for the content security policy; empty in the browser, which hides nonces. */
export const NonceContext = createContext('');
