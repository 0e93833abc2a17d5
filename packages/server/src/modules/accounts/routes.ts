import type { Binding } from '../../http/bind.ts';
import { profileRoutes } from './profile-routes.ts';
import { registerRoutes } from './register-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export const accountRoutes: Binding[] = [...signInRoutes, ...registerRoutes, ...profileRoutes];
