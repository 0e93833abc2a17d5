/** The page of a live stream on the public site. Rule C-185. */
export const publicAddress = (code: string): string => `${location.origin}/siaran-langsung/${encodeURIComponent(code)}`;
