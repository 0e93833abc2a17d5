import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { RESET_FACTOR_TEXTS as texts } from './texts.ts';

interface ResetFactorDialogProps {
  /** Name of the colleague. */
  readonly name: string;
  readonly reset: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms removing the second factors of a colleague who lost them. */
export function ResetFactorDialog({ name, reset, onClose }: ResetFactorDialogProps) {
  const act = async () => {
    await reset();
    toast.success(texts.done);
  };
  return (
    <ConfirmAction title={texts.title} confirmLabel={texts.action} danger act={act} onClose={onClose}>
      <p>{texts.why(name)}</p>
    </ConfirmAction>
  );
}
