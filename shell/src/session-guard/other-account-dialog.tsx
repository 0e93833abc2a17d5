import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { guardTexts } from './texts.ts';

/** Shown when this page has data of an account that is no longer signed in. */
export function OtherAccountDialog({ onReload }: { readonly onReload: () => void }) {
  const texts = guardTexts['other-account'];
  return (
    <Dialog
      open
      locked
      onClose={() => {}}
      role="alertdialog"
      size="sm"
      title={texts.title}
      footer={
        <Button variant="primary" onClick={onReload}>
          {guardTexts.reload}
        </Button>
      }
    >
      {texts.body}
    </Dialog>
  );
}
