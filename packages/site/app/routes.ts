import { type RouteConfig, route } from '@react-router/dev/routes';
import { SITE_PAGE_SLUGS } from '@widya/contract/site-page-slugs';

export default [
  route('kelas', 'routes/catalogue/catalogue-page.tsx'),
  route('kelas/:code.ics', 'routes/class/class-calendar.ts'),
  route('kelas/:code', 'routes/class/class-page.tsx'),
  route('presensi/:code', 'routes/presence/presence-page.tsx'),
  route('umpan-balik/:token', 'routes/feedback/feedback-page.tsx'),
  route('tanya/:code', 'routes/question/question-page.tsx'),
  route('aduan', 'routes/complaint/complaint-page.tsx'),
  route('dokumen/:token', 'routes/document/document-page.tsx'),
  route('kreasi', 'routes/merchandise/merchandise-page.tsx'),
  route('siaran-langsung/:code', 'routes/live/live-page.tsx'),
  ...SITE_PAGE_SLUGS.map((slug) => route(slug, 'routes/edited/edited-page.tsx', { id: `edited-${slug}` })),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
