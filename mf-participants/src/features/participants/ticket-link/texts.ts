/** Texts for revoking ticket links and sending a new one. */
export const TICKET_LINK_TEXTS = {
  title: 'Kirim tautan tiket baru?',
  lead: (name: string, email: string) =>
    `Tautan baru dikirim ke ${email}. Semua tautan lama ke tiket ${name} langsung tidak berlaku.`,
  send: 'Kirim tautan baru',
  sent: (email: string) => `Tautan tiket baru dikirim ke ${email}`,
} as const;
