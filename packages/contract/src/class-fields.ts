// Fields of a class that are stored as sent, by kind, with their labels in the form and in the log. Reads, writes and
// address checks are derived from these lists.

/** Addresses of web pages, which writes validate. */
export const CLASS_LINKS = { stream_url: 'Tautan streaming', whatsapp_url: 'Tautan grup WhatsApp' } as const;

/** Addresses of uploaded pictures. */
export const CLASS_PICTURES = { class_image_url: 'Poster Utama', class_image_url_ios: 'Poster iOS' } as const;

/** Short texts that may be empty. */
export const CLASS_TEXTS = { ios_product_id: 'ID produk iOS', source: 'Sumber' } as const;

export const CLASS_FLAGS = {
  permanent: 'Kelas permanen',
  online_payment: 'Bayar daring',
  narasumber_instead_of_pengajar: 'Disebut narasumber',
  show_answers_to_user: 'Jawaban ditampilkan kepada peserta',
} as const;

/** Email templates by scenario. Source: D48. */
export const CLASS_TEMPLATES = {
  welcome_template_id: 'Surel: selamat datang',
  accepted_template_id: 'Surel: diterima',
  pending_template_id: 'Surel: dalam antrean',
  reminder_template_id: 'Surel: pengingat',
  waiting_template_id: 'Surel: menunggu pembayaran',
  rejected_template_id: 'Surel: ditolak',
  class_start_reminder_template_id: 'Surel: pengingat 2 jam sebelum kelas',
} as const;
