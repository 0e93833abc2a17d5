/** Addresses of the pages that participants see. Source: specification 1 §2.1 and §2.7, rule A-202. */
export const PAGE_ADDRESS = {
  landing: (eventUrl: string) => `/daftar/${eventUrl}`,
  register: (eventUrl: string) => `/daftar/${eventUrl}/register`,
  ticket: (eventUrl: string) => `/daftar/${eventUrl}/ticket`,
} as const;
