/** The page of a class on the public site. Source: specification 1 §2.1. */
export const publicAddress = (eventUrl: string): string => `${location.origin}/daftar/${encodeURIComponent(eventUrl)}`;
