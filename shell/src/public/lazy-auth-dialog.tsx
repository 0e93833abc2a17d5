import { useEffect, useState } from 'react';
import type { AuthDialogProps } from '../auth/auth-dialog.tsx';

type AuthDialog = typeof import('../auth/auth-dialog.tsx')['AuthDialog'];

/** Loaded on demand to keep the dialog out of the first download. */
const loadDialog = () => import(/* webpackChunkName: "auth-dialog" */ '../auth/auth-dialog.tsx');

/** Shows the sign-in dialog once its code has loaded. If that fails, opens the sign-in page instead. */
export function LazyAuthDialog(props: AuthDialogProps) {
  const [Dialog, setDialog] = useState<AuthDialog | null>(null);
  useEffect(() => {
    let wanted = true;
    loadDialog().then(
      (module) => {
        if (wanted) setDialog(() => module.AuthDialog);
      },
      () => window.location.assign('/'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Dialog ? <Dialog {...props} /> : null;
}
