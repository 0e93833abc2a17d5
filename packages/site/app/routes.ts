import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('kelas', 'routes/catalogue/catalogue-page.tsx'),
  route('kelas/:code.ics', 'routes/class/class-calendar.ts'),
  route('kelas/:code', 'routes/class/class-page.tsx'),
  route(':event_url.ics', 'routes/event/event-calendar.ts'),
  route(':event_url/register', 'routes/event/event-register.tsx'),
  route(':event_url/ticket', 'routes/event/event-tickets.tsx'),
  route(':event_url', 'routes/event/event-page.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
