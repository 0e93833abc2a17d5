import { type RouteConfig, route } from '@react-router/dev/routes';

export default [route('kelas', 'routes/catalogue.tsx'), route('*', 'routes/missing.tsx')] satisfies RouteConfig;
