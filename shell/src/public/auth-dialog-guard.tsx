import { useEffect, useState } from 'react';
import type { AuthDialogProps } from '../auth/auth-dialog.tsx';

type AuthDialog = typeof import('../auth/auth-dialog.tsx')['AuthDialog'];

/** The dialog's code is not part of the first download; it comes when the dialog is opened. */
const loadDialog = () => import(/* webpackChunkName: "auth-dialog" */ '../auth/auth-dialog.tsx');

/** Shows the sign-in dialog as soon as its code is there. Should it not come, the sign-in page does the same. */
export function AuthDialogGuard(props: AuthDialogProps) {
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
