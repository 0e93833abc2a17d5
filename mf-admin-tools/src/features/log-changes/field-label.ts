const LABELS: Readonly<Record<string, string>> = {
  name: 'Nama',
  email: 'Surel',
  phone_num: 'Nomor ponsel',
  address: 'Alamat',
  role: 'Peran',
  menu: 'Menu',
  active: 'Aktif',
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

/** Indonesian name of a field in the log; an unknown one shows itself. */
export const fieldLabel = (field: string): string => LABELS[field] ?? field;
