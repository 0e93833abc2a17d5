import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('kelas', 'routes/catalogue.tsx'),
  route('bukti-surel/:token', 'routes/own/address-link.tsx'),
  route('saya', 'routes/own/account.tsx'),
  route('saya/profil', 'routes/own/profile.tsx'),
  route('berhenti/:token', 'routes/own/unsubscribe.tsx'),
  route('berhenti-langganan/:token', 'routes/own/unsubscribe.tsx', { id: 'former-unsubscription' }),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
