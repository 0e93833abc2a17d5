import type { Binding } from '../../http/bind.ts';
import { passwordLinkRoutes } from './password-link-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { registerRoutes } from './register-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export const accountRoutes: Binding[] = [
  ...signInRoutes,
  ...registerRoutes,
  ...passwordLinkRoutes,
  ...sessionRoutes,
  ...profileRoutes,
];
