import type { ApiToken } from '@widya/contract/api-tokens';
import { CreateDialog } from './create/create-dialog.tsx';
import { SecretDialog } from './create/secret-dialog.tsx';
import type { MadeToken } from './create/use-create.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The open dialog, at most one. */
export type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'secret'; readonly made: MadeToken }
  | { readonly kind: 'revoke'; readonly token: ApiToken };

interface TokenDialogsProps {
  readonly opened: OpenDialog;
  readonly onMade: (made: MadeToken) => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function TokenDialogs({ opened, onMade, onClose }: TokenDialogsProps) {
  if (opened.kind === 'create') return <CreateDialog onMade={onMade} onClose={onClose} />;
  if (opened.kind === 'secret') return <SecretDialog made={opened.made} onClose={onClose} />;
  return <RevokeDialog token={opened.token} onClose={onClose} />;
}
