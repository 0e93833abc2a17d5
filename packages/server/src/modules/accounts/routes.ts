import type { Binding } from '../../platform/http/bind.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordLinkRoutes } from './password-link-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { registerRoutes } from './register-routes.ts';
import { resetSecondFactorRoutes } from './reset-second-factor-route.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { secondFactorSignInRoutes } from './second-factor-sign-in-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export const accountRoutes: Binding[] = [
  ...signInRoutes,
  ...registerRoutes,
  ...passwordLinkRoutes,
  ...sessionRoutes,
  ...secondFactorSignInRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...resetSecondFactorRoutes,
  ...profileRoutes,
];
