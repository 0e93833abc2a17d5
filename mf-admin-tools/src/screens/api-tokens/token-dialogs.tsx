import type { ApiToken } from '@widya/contract/api-tokens';
import { CreateDialog } from './create/create-dialog.tsx';
import { TOKEN_SECRET_TEXTS } from './create/texts.ts';
import type { CreatedToken } from './create/use-create.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** The open dialog, at most one. */
export type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'secret'; readonly created: CreatedToken }
  | { readonly kind: 'revoke'; readonly token: ApiToken };

interface TokenDialogsProps {
  readonly opened: OpenDialog;
  readonly onCreated: (created: CreatedToken) => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function TokenDialogs({ opened, onCreated, onClose }: TokenDialogsProps) {
  if (opened.kind === 'create') return <CreateDialog onCreated={onCreated} onClose={onClose} />;
  if (opened.kind === 'secret') {
    const { name, token } = opened.created;
    return <SecretDialog texts={TOKEN_SECRET_TEXTS} name={name} secret={token} onClose={onClose} />;
  }
  return <RevokeDialog token={opened.token} onClose={onClose} />;
}
