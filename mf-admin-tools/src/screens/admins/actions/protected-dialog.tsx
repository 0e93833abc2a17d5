import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { ADMINS_TEXTS as texts } from '../texts.ts';

/** Explains why an action is not possible for this account. */
export function ProtectedDialog({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.protectedTitle}
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {reason}
    </Dialog>
  );
}
