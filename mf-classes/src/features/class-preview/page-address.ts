/** Addresses of the pages that participants see, below `/daftar`. Source: specification 1 §2.1 and §2.7, rule A-202. */
export const PAGE_ADDRESS = {
  landing: (eventUrl: string) => `/${eventUrl}`,
  register: (eventUrl: string) => `/${eventUrl}/register`,
  ticket: (eventUrl: string) => `/${eventUrl}/ticket`,
} as const;
