/** Invented texts: notes of staff, reviews, questions, complaints. */
export const CLASS_NOTES = [
  'Menunggu konfirmasi pengajar',
  'Materi direvisi, kirim ulang sebelum Jumat',
  'Tautan rekaman belum diunggah karena suara hilang di menit awal',
  'Peserta dari dinas minta kuitansi bersama',
  'Jadwal digeser atas permintaan narasumber',
  'OK',
  'Poster perlu diganti: nama narasumber kurang gelar & tanda petik ("Sastra") salah',
];
export const PARTICIPANT_NOTES = [
  'Transfer manual, bukti sudah dikirim lewat surel',
  'Minta sertifikat dicetak',
  'Datang terlambat',
  'Rombongan SD Harapan Contoh',
  'Sudah dihubungi dua kali, belum menjawab; coba lagi lewat WhatsApp hari Senin',
];
export const WISHES = [
  'Mohon rekaman dibagikan',
  'Saya tunarungu, mohon ada takarir',
  'Ingin bertanya soal sertifikat',
  'Apakah boleh mengajak teman?',
  'Terima kasih',
];
export const REJECTIONS = [
  'Bukti pembayaran tidak terbaca',
  'Pendaftaran ganda',
  'Kelas ini khusus pegawai instansi mitra',
  'Peserta meminta pembatalan',
];
export const REVIEWS = [
  'Materinya jelas dan contohnya dekat dengan pekerjaan saya.',
  'Pengajar sabar menjawab pertanyaan.',
  'Waktunya terlalu singkat, semoga ada lanjutan.',
  'Suara sempat terputus, tetapi isinya sangat bermanfaat.',
  'Latihannya banyak dan langsung dibahas. Terima kasih.',
  'Sebaiknya materi dibagikan sebelum kelas dimulai.',
  'Saya jadi berani menulis lagi setelah sekian lama.',
  '',
  'Bagus sekali 👍',
  'Penjelasan tentang ejaan runtut, dari yang mudah sampai yang sering keliru. Bagian tanya jawab paling saya sukai karena kasusnya nyata dan pengajar memberi contoh perbaikan kalimat satu per satu. Kalau boleh memberi saran, sesi berikutnya dibagi menjadi kelompok kecil supaya setiap peserta sempat mencoba menyunting dan mendapat masukan. Panitia juga cepat menanggapi pesan, tautan diterima tepat waktu, dan rekaman sudah bisa dibuka malam harinya sehingga saya dapat mengulang bagian yang tertinggal karena ada tugas kantor mendadak.',
  'Cukup baik.',
  "Pengajar menyebut istilah 'diksi' tanpa contoh di awal, tetapi kemudian dijelaskan.",
];
export const WANTED_CLASSES = [
  'Menulis artikel jurnal lanjutan',
  'Penyuntingan buku anak',
  'Kelas malam hari',
  'Berbicara di depan kamera',
  'Bahasa daerah',
  '',
];
export const QUESTIONS = [
  'Apakah sertifikat dapat dipakai untuk kenaikan pangkat?',
  'Bagaimana membedakan <b>di</b> sebagai awalan dan kata depan?',
  'Kapan rekaman dapat ditonton kembali?',
  'Apakah ada tugas yang harus dikumpulkan?',
  'Mohon dijelaskan lagi perbedaan <i>esai</i> dan <i>artikel</i>.',
  'Bagaimana cara mengutip sumber dari media sosial?',
  'Apakah materi boleh dibagikan kepada rekan kerja?',
  'Saya belum menerima tautan, ke mana harus bertanya?',
];
export const ANSWERS = [
  'Dapat, sepanjang instansi Bapak/Ibu mengakuinya.',
  'Awalan ditulis serangkai, kata depan ditulis terpisah. Contohnya ada di halaman 4 materi.',
  'Rekaman tersedia paling lambat dua hari setelah kelas.',
  'Silakan, dengan menyebut sumbernya.',
  'Tautan dikirim ulang ke surel terdaftar.',
];
export const COMPLAINTS = [
  'Sertifikat saya salah ketik nama.',
  'Tautan kelas tidak dapat dibuka dari ponsel.',
  'Sudah membayar tetapi status masih menunggu.',
  'Suara pengajar terlalu kecil.',
  'Rekaman terpotong di bagian akhir.',
  'Tidak menerima surel konfirmasi sama sekali.',
];
export const CONTACT_MESSAGES = [
  'Apakah Widya menerima kerja sama pelatihan?',
  'Mohon informasi jadwal bulan depan.',
  'Kami ingin mendaftarkan dua puluh guru sekaligus.',
];
export const ORGANISATIONS = [
  'SD Negeri Contoh 01',
  'SMP Harapan Contoh',
  'SMA Tunas Contoh',
  'Universitas Contoh Nusantara',
  'Dinas Pendidikan Kota Contoh',
  'Dinas Kearsipan Kabupaten Contoh',
  'Kantor Kelurahan Contoh Jaya',
  'Perpustakaan Daerah Contoh',
  'Komunitas Literasi Contoh',
  'Penerbit Contoh Ilmu',
  'PT Contoh Karya Bersama',
  'Balai Bahasa Contoh',
  '',
];
export const SOURCES = ['Instagram', 'WhatsApp', 'Surel', 'Situs web', 'Teman', 'Undangan'];
export const POSITIONS = [
  'Widyaiswara Ahli Pertama',
  'Widyaiswara Ahli Muda',
  'Widyaiswara Ahli Madya',
  'Widyaiswara Ahli Utama',
];
export const DIVISIONS = ['Sekretariat', 'Bidang Pembinaan', 'Bidang Pengembangan', 'Tata Usaha', 'Perencanaan'];
export const RANKS = ['Penata Muda / III-a', 'Penata / III-c', 'Penata Tingkat I / III-d', 'Pembina / IV-a'];
export const DOCUMENT_TYPES = ['Surat Tugas', 'SK Pangkat', 'Surat Rekomendasi', 'Bukti Pembayaran'];
