import { Button } from '@widya/design-system/button';
import { toast } from '@widya/design-system/toast';
import { PREVIEW_TEXTS as texts } from './texts.ts';

interface PreviewActionProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly disabled?: boolean;
}

/** A participant's button: in the preview it does nothing but say so. Source: specification 1 §8, rule A-208. */
export function PreviewAction({ label, primary, disabled }: PreviewActionProps) {
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      disabled={disabled}
      onClick={() => toast.info(texts.unavailable)}
    >
      {label}
    </Button>
  );
}
