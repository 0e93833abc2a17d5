import { useApiTokenActions } from '@widya/api-client/api-tokens';
import type { ApiToken } from '@widya/contract/api-tokens';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { TOKENS_TEXTS as texts } from './texts.ts';

interface RevokeDialogProps {
  readonly token: ApiToken;
  readonly onClose: () => void;
}

/** Confirms the end of a token. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const { revoke } = useApiTokenActions();
  const act = async () => {
    await revoke(token.id);
    toast.success(texts.revoked);
  };
  return (
    <ConfirmAction title={texts.revokeTitle} confirmLabel={texts.actions.revoke} danger act={act} onClose={onClose}>
      <p>{texts.revokeWhy(token.name)}</p>
    </ConfirmAction>
  );
}
