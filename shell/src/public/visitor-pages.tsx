import type { RegistryRemote } from '@widya/contract/routing/registry';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { AuthMode, AuthValues } from '../auth/fields.ts';
import type { AuthOutcome, NewSession } from '../auth/send-auth.ts';
import { authTexts } from '../auth/texts.ts';
import { attemptedPath, currentPath, showForbidden } from '../routing/browser-location.ts';
import { CREATE_EVENT_PATH } from '../routing/shell-screens.ts';
import { visitorView } from '../routing/signed-out.ts';
import type { PostResult } from '../session/post.ts';
import { useFontOnce } from '../ui/use-font-once.ts';
import { LazyAuthDialog } from './lazy-auth-dialog.tsx';
import { PublicNotFound } from './public-not-found.tsx';
import { PublicPage } from './public-page.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { publicTexts } from './texts.ts';

export interface VisitorPagesProps {
  readonly remotes: readonly RegistryRemote[];
  /** Where the API is. */
  readonly baseUrl: string;
  readonly send: (mode: AuthMode, values: AuthValues) => Promise<PostResult<AuthOutcome>>;
  /** @param attempted the path that the visitor requested; null for none. */
  readonly onSignedIn: (session: NewSession, attempted: string | null) => void;
}

/** The dialog above a public page: its form, and the path after signing in. */
interface OpenDialog {
  readonly mode: AuthMode;
  readonly attempted: string | null;
}

/** The view of the address; for an address that needs a session, navigates to /forbidden first. */
function useVisitorView(remotes: readonly RegistryRemote[]) {
  const [, setVisits] = useState(0);
  useEffect(() => {
    const follow = () => setVisits((visits) => visits + 1);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const view = visitorView(remotes, window.location.pathname);
  const forbidden = view.kind === 'forbidden';
  useLayoutEffect(() => {
    if (!forbidden) return;
    showForbidden(currentPath());
    setVisits((visits) => visits + 1);
  }, [forbidden]);
  return view;
}

/** All pages for visitors without a session. */
export function VisitorPages({ remotes, baseUrl, send, onSignedIn }: VisitorPagesProps) {
  const view = useVisitorView(remotes);
  useFontOnce(true);
  const [mode, setMode] = useState<AuthMode>('login');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const title = {
    'sign-in': authTexts[mode].title,
    forbidden: null,
    'sign-in-first': publicTexts.signInFirstTitle,
    'not-found': publicTexts.notFoundTitle,
  }[view.kind];

  useEffect(() => {
    if (title !== null) document.title = publicTexts.pageTitle(title);
  }, [title]);

  if (view.kind === 'forbidden') return null;
  const createEvent = () => setDialog({ mode: 'login', attempted: CREATE_EVENT_PATH });
  const stay = view.kind === 'sign-in-first' ? currentPath() : null;
  const openDialog = (next: AuthMode) => setDialog({ mode: next, attempted: stay });
  return (
    <>
      {view.kind === 'sign-in' ? (
        <SignInPage
          mode={mode}
          onModeChange={setMode}
          send={send}
          baseUrl={baseUrl}
          onSignedIn={(session) => onSignedIn(session, attemptedPath())}
          attempted={attemptedPath() !== null}
          onCreateEvent={createEvent}
        />
      ) : (
        <PublicPage onAuth={openDialog} onCreateEvent={createEvent}>
          {view.kind === 'sign-in-first' ? <SignInFirst onSignIn={() => openDialog('login')} /> : <PublicNotFound />}
        </PublicPage>
      )}
      {dialog ? (
        <LazyAuthDialog
          mode={dialog.mode}
          onModeChange={(next) => setDialog({ ...dialog, mode: next })}
          note={dialog.attempted === CREATE_EVENT_PATH ? publicTexts.createEventFirst : null}
          send={send}
          baseUrl={baseUrl}
          onSignedIn={(session) => {
            setDialog(null);
            onSignedIn(session, dialog.attempted);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
