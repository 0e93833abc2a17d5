import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('kelas', 'routes/catalogue/catalogue-page.tsx'),
  route('kelas/:code.ics', 'routes/class/class-calendar.ts'),
  route('kelas/:code', 'routes/class/class-page.tsx'),
  route(':event_url/kalender.ics', 'routes/event/event-calendar.ts'),
  route(':event_url/register', 'routes/event/event-register.tsx'),
  route(':event_url/ticket', 'routes/event/event-tickets.tsx'),
  route(':event_url', 'routes/event/event-page.tsx'),
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
  route('situs/pratinjau', 'routes/class/class-preview.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
