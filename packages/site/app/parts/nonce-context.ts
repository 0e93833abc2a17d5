import { createContext } from 'react';

/** Lets elements of the page through the content security policy; empty in the browser, which hides nonces. */
export const NonceContext = createContext('');
