/** A text of the public site that staff write. */
export interface InterfaceText {
  /** Key in the record; the site refers to it, so it is never renamed. */
  readonly key: string;
  /** Label for staff. */
  readonly label: string;
  /** Shown until staff write another text. */
  readonly standard: string;
  /** Longest text in characters, given by the space on the page. */
  readonly max: number;
}

/** A screen of the public site with its texts, in the order of the form. */
export interface InterfaceGroup {
  readonly id: InterfaceGroupId;
  readonly label: string;
  readonly texts: readonly InterfaceText[];
}

/** Groups of the stored record, in the order of the select. Source: C-226. */
export const INTERFACE_GROUP_IDS = [
  'header_menu',
  'footer',
  'class_detail',
  'private_class_detail',
  'profile_page',
  'transaction_page',
  'transaction_card',
  'transaction_detail',
] as const;

export type InterfaceGroupId = (typeof INTERFACE_GROUP_IDS)[number];

/** Longest texts in characters: of a button or menu, of a heading or label, of a sentence. */
const [SHORT, LINE, SENTENCE] = [24, 60, 160];

const text = (key: string, label: string, standard: string, max: number = LINE): InterfaceText => ({
  key,
  label,
  standard,
  max,
});

const TEXTS: Readonly<Record<InterfaceGroupId, Omit<InterfaceGroup, 'id'>>> = {
  header_menu: {
    label: 'Menu atas',
    texts: [
      text('home', 'Menu beranda', 'Beranda', SHORT),
      text('classes', 'Menu kelas', 'Kelas', SHORT),
      text('private_classes', 'Menu kelas daring mandiri', 'Kelas mandiri', SHORT),
      text('merchandise', 'Menu kreasi', 'Kreasi', SHORT),
      text('search', 'Petunjuk kotak pencarian', 'Cari judul, topik, atau Widyaiswara'),
      text('sign_in', 'Tombol masuk', 'Masuk', SHORT),
      text('register', 'Tombol daftar', 'Daftar', SHORT),
    ],
  },
  footer: {
    label: 'Kaki halaman',
    texts: [
      text('tagline', 'Semboyan', 'Belajar sepanjang hayat', SENTENCE),
      text('about', 'Tautan tentang kami', 'Tentang kami', SHORT),
      text('contact', 'Tautan kontak', 'Hubungi kami', SHORT),
      text('terms', 'Tautan syarat', 'Syarat dan ketentuan', LINE),
      text('privacy', 'Tautan privasi', 'Kebijakan privasi', LINE),
      text('copyright', 'Hak cipta', 'Hak cipta Widya'),
    ],
  },
  class_detail: {
    label: 'Rincian kelas',
    texts: [
      text('about', 'Judul uraian', 'Tentang kelas'),
      text('benefits', 'Judul materi', 'Yang akan dipelajari'),
      text('instructors', 'Judul pengajar', 'Widyaiswara'),
      text('schedule', 'Label jadwal', 'Jadwal', SHORT),
      text('price', 'Label biaya', 'Biaya', SHORT),
      text('register', 'Tombol daftar', 'Daftar', SHORT),
      text('full', 'Keterangan kuota habis', 'Daftar tunggu dibuka', SENTENCE),
      text('share', 'Tombol bagikan', 'Bagikan', SHORT),
    ],
  },
  private_class_detail: {
    label: 'Rincian kelas mandiri',
    texts: [
      text('badge', 'Label jenis kelas', 'Kelas mandiri', SHORT),
      text('preview', 'Judul cuplikan', 'Cuplikan', SHORT),
      text('about', 'Judul uraian', 'Tentang kelas'),
      text('chapters', 'Judul daftar bab', 'Isi kelas'),
      text('reviews', 'Keterangan jumlah penilaian', 'Penilaian peserta'),
      text('certificate', 'Keterangan sertifikat', 'Bersertifikat', SHORT),
      text('buy', 'Tombol beli', 'Daftar', SHORT),
      text('start', 'Tombol mulai', 'Mulai belajar', SHORT),
    ],
  },
  profile_page: {
    label: 'Profil',
    texts: [
      text('title', 'Judul halaman', 'Profil'),
      text('edit', 'Tombol sunting', 'Ubah profil', SHORT),
      text('classes', 'Judul tiket', 'Tiket'),
      text('private_classes', 'Keterangan kelas mandiri', 'Kelas mandiri'),
      text('certificates', 'Judul sertifikat', 'Sertifikat'),
      text('empty', 'Keterangan bila kosong', 'Belum ada tiket yang berlaku.', SENTENCE),
      text('sign_out', 'Tombol keluar', 'Keluar dari perangkat ini'),
    ],
  },
  transaction_page: {
    label: 'Daftar transaksi',
    texts: [
      text('title', 'Judul halaman', 'Transaksi'),
      text('waiting', 'Tab menunggu', 'Menunggu pembayaran', SHORT),
      text('history', 'Tab riwayat', 'Riwayat', SHORT),
      text('empty', 'Keterangan bila kosong', 'Belum ada transaksi.', SENTENCE),
      text('browse', 'Tombol cari kelas', 'Cari kelas', SHORT),
    ],
  },
  transaction_card: {
    label: 'Kartu transaksi',
    texts: [
      text('order_id', 'Label ID pesanan', 'Nomor pesanan', SHORT),
      text('status', 'Label status', 'Status', SHORT),
      text('total', 'Label jumlah', 'Nominal', SHORT),
      text('more', 'Tombol rincian', 'Selengkapnya', SHORT),
    ],
  },
  transaction_detail: {
    label: 'Rincian transaksi',
    texts: [
      text('title', 'Judul halaman', 'Rincian transaksi'),
      text('order_id', 'Label ID pesanan', 'Nomor pesanan', SHORT),
      text('status', 'Label status', 'Status', SHORT),
      text('items', 'Label yang dibeli', 'Untuk'),
      text('voucher', 'Label voucer', 'Voucher', SHORT),
      text('total', 'Label jumlah', 'Nominal', SHORT),
      text('deadline', 'Label batas bayar', 'Batas bayar', SHORT),
      text('pay', 'Tombol bayar', 'Bayar', SHORT),
      text('help', 'Keterangan bantuan', 'Ada kendala? Hubungi kami sebelum batas bayar.', SENTENCE),
    ],
  },
};

/** Every screen with its texts. The specification does not give keys and standard texts. Source: D135. */
export const INTERFACE_GROUPS: readonly InterfaceGroup[] = INTERFACE_GROUP_IDS.map((id) => ({ id, ...TEXTS[id] }));

/** Longest text under a key that this version does not know, in characters. */
export const UNKNOWN_TEXT_MAX = 5_000;

/** The stored record: texts by screen and key. */
export type InterfaceTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The standard texts, in the shape of the record. */
export const STANDARD_TEXTS: InterfaceTexts = Object.fromEntries(
  INTERFACE_GROUPS.map(({ id, texts }) => [id, Object.fromEntries(texts.map(({ key, standard }) => [key, standard]))]),
);
