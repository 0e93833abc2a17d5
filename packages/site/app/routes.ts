import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('kelas', 'routes/catalogue.tsx'),
  route('tes-akhir/:code', 'routes/test/final-test.tsx'),
  route('tes-akhir/:code/soal', 'routes/test/questions.tsx'),
  route('tes/masuk/:token', 'routes/test/test-link.tsx'),
  route('sertifikat', 'routes/certificate/search.tsx'),
  route('sertifikat/:code', 'routes/certificate/certificate.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
