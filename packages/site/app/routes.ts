import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('kelas', 'routes/catalogue/catalogue-page.tsx'),
  route('kelas/:code.ics', 'routes/class/class-calendar.ts'),
  route('kelas/:code', 'routes/class/class-page.tsx'),
  route('situs/pratinjau', 'routes/class/class-preview.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
