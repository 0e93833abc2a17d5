import type { SessionUser } from '@widya/contract/accounts';
import type { SessionStore } from '../session/store.ts';

/** Whether the first account that is seen signed in may run foreign code; pending until there is one. Source: D265. */
export const permissionOf = (store: SessionStore): Promise<boolean> =>
  new Promise<SessionUser>((resolve) => {
    const check = () => {
      const session = store.state();
      if (session.status === 'signed-in') resolve(session.user);
    };
    store.subscribe(check);
    check();
  }).then(({ may_override }) => may_override || process.env.NODE_ENV === 'development');
