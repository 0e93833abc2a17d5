import type { Member } from '@widya/contract/members';
import { UserDialog } from '../../features/user/user-dialog.tsx';
import { NewsletterDialog } from './confirm/newsletter-dialog.tsx';
import { RemoveDialog } from './confirm/remove-dialog.tsx';
import { InviteUsersDialog } from './invite/invite-users-dialog.tsx';
import { PersonDrawer } from './person/person-drawer.tsx';
import type { PersonPart } from './use-open-user.ts';

/** The open dialog and its person. */
export type Acting =
  | { readonly kind: 'invite' | 'invite-many' }
  | { readonly kind: 'edit' | 'newsletter' | 'remove'; readonly member: Member };

export interface UserDialogsProps {
  readonly opened: number | null;
  readonly part: PersonPart;
  readonly acting: Acting | null;
  readonly onAct: (acting: Acting) => void;
  readonly onOpen: (id: number | null, part?: PersonPart) => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function UserDialogs({ opened, part, acting, onAct, onOpen, onClose }: UserDialogsProps) {
  if (acting?.kind === 'invite') return <UserDialog member={null} onClose={onClose} />;
  if (acting?.kind === 'invite-many') return <InviteUsersDialog onClose={onClose} />;
  if (acting?.kind === 'edit') return <UserDialog member={acting.member} onClose={onClose} />;
  if (acting?.kind === 'newsletter') return <NewsletterDialog member={acting.member} onClose={onClose} />;
  if (acting?.kind === 'remove') return <RemoveDialog member={acting.member} onClose={onClose} />;
  if (opened === null) return null;
  return (
    <PersonDrawer
      key={opened}
      id={opened}
      part={part}
      onPart={(next) => onOpen(opened, next)}
      onEdit={(member) => onAct({ kind: 'edit', member })}
      onClose={onClose}
    />
  );
}
