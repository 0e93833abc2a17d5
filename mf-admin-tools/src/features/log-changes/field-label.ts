import { INTERFACE_GROUPS } from '@widya/contract/interface-text-groups';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Nama',
  email: 'Surel',
  phone_num: 'Nomor ponsel',
  address: 'Alamat',
  role: 'Peran',
  menu: 'Menu',
  active: 'Aktif',
  position: 'Posisi',
  description: 'Deskripsi',
  instructor_image_url: 'Foto',
  note: 'Catatan',
  price: 'Harga',
  non_discounted_price: 'Harga coret',
  quota: 'Kuota',
  topic_code: 'Topik',
  code: 'Kode',
  status: 'Status',
  start_time: 'Mulai',
  end_time: 'Selesai',
  rows: 'Jumlah baris',
  filters: 'Saringan',
};

/** Texts of the public site are logged as `footer.tagline`. */
const TEXTS: ReadonlyMap<string, string> = new Map(
  INTERFACE_GROUPS.flatMap(({ id, label, texts }) =>
    texts.map((text) => [`${id}.${text.key}`, `${label}: ${text.label}`] as const),
  ),
);

/** Indonesian name of a field in the log; an unknown one shows itself. */
export const fieldLabel = (field: string): string => LABELS[field] ?? TEXTS.get(field) ?? field;
