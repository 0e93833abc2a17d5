import type { SessionUser } from '@widya/contract/accounts';
import { FakeShell } from '@widya/remote-kit/testing';
import { type ReactNode, useState } from 'react';
import { StoreContext } from '../app/store-context.ts';
import { createSessionStore } from '../session/store.ts';

export interface StorySessionProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
  /** Address the view is shown at. */
  readonly url?: string;
}

const noTabs = { send: () => {}, listen: () => () => {} };

function SignedIn({ children }: Pick<StorySessionProps, 'children'>) {
  const [control] = useState(() => ({
    store: createSessionStore({ tabs: noTabs }),
    interruption: null,
    leave: () => {},
  }));
  return <StoreContext value={control}>{children}</StoreContext>;
}

/** Provides the session, store and router of a signed-in account. Use with `parameters: { router: false }`. */
export function StorySession({ user, children, url = '/' }: StorySessionProps) {
  return (
    <FakeShell user={user} url={url}>
      <SignedIn>{children}</SignedIn>
    </FakeShell>
  );
}
