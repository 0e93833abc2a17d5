import { forgetLists } from '@widya/remote-kit/list-address';
import { hasUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useState } from 'react';
import { useSessionControl } from '../app/store-context.ts';
import { forgetPages } from '../palette/recent-pages.ts';
import { forgetSearches } from '../palette/recent-searches.ts';

export interface SignOut {
  readonly start: () => void;
  /** Whether the question about unsaved input is open. */
  readonly isQuestionOpen: boolean;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** 'Keluar': revokes and removes the token, and restarts at '/'. Source: A-038, S5. */
export function useSignOut(): SignOut {
  const { store, leave } = useSessionControl();
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const confirm = () => {
    setQuestionOpen(false);
    forgetPages();
    forgetSearches();
    forgetLists();
    // A new page load, so that no data of this account stays in memory.
    leave(() => void store.signOut().finally(() => window.location.assign('/')));
  };
  return {
    isQuestionOpen,
    start: () => (hasUnsavedWork() ? setQuestionOpen(true) : confirm()),
    cancel: () => setQuestionOpen(false),
    confirm,
  };
}
