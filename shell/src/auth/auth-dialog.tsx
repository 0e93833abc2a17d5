import { Dialog } from '@widya/design-system/dialog';
import { AuthForm, type AuthFormProps } from './auth-form.tsx';
import { authTexts } from './texts.ts';

export interface AuthDialogProps extends AuthFormProps {
  /** Why the dialog is shown. */
  readonly note?: string | null;
  readonly onClose: () => void;
}

/** Sign-in and registration over a public page, with the same form and values in both modes. Source. */
export function AuthDialog({ note = null, onClose, ...form }: AuthDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={authTexts[form.mode].title}
      size="sm"
      {...(note ? { description: note } : {})}
    >
      <AuthForm {...form} />
    </Dialog>
  );
}
