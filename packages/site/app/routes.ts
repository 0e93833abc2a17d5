import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('kelas', 'routes/catalogue/catalogue-page.tsx'),
  route('kelas/:code.ics', 'routes/class/class-calendar.ts'),
  route('kelas/:code', 'routes/class/class-page.tsx'),
  route('kelas-mandiri/:code', 'routes/course/course-page.tsx'),
  route('kelas-mandiri/:code/daftar', 'routes/course/join-page.tsx'),
  route('kelas-mandiri/:code/belajar', 'routes/course/player-page.tsx'),
  route('kelas-mandiri/:code/selesai', 'routes/course/finish-page.tsx'),
  route('bukti-surel/:token', 'routes/own/address-link.tsx'),
  route('saya', 'routes/own/account.tsx'),
  route('saya/profil', 'routes/own/profile.tsx'),
  route('berhenti/:token', 'routes/own/unsubscribe.tsx'),
  route('berhenti-langganan/:token', 'routes/own/unsubscribe.tsx', { id: 'former-unsubscription' }),
  route('tes-akhir/:code', 'routes/test/final-test.tsx'),
  route('tes-akhir/:code/soal', 'routes/test/questions.tsx'),
  route('tes/masuk/:token', 'routes/test/test-link.tsx'),
  route('sertifikat', 'routes/certificate/search.tsx'),
  route('sertifikat/:code', 'routes/certificate/certificate.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
