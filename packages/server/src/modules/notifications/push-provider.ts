import type { PushSettings } from '../../platform/config/push-settings.ts';
import { onceFor } from '../../platform/outgoing/once-for.ts';
import { fcmProvider } from './fcm/fcm-provider.ts';
import type { PushProvider } from './push-result.ts';
import { serviceProvider } from './push-service.ts';

/** One per server process, because it remembers whether the push service is unreachable. */
export const providerOf = onceFor(
  (settings: PushSettings): PushProvider =>
    settings.kind === 'service' ? serviceProvider(settings) : fcmProvider(settings),
);
