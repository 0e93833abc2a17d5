import type { FailureFacts } from './failure-banner.tsx';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastAction {
  label: string;
  run: () => void;
  /** Belongs to what was done: the button of equal messages, which are shown as one, does it for all of them. */
  each?: boolean | undefined;
}

export interface ToastMessage {
  id: string;
  kind: ToastKind;
  title: string;
  description?: string | undefined;
  /** Shown small with a copy button, so that a person can read it to support. */
  requestId?: string | undefined;
  /** One button; pressing it closes the toast. */
  action?: ToastAction | undefined;
  /** Milliseconds; `null` stays until it is closed. */
  duration: number | null;
}

export type ToastEvent = { type: 'show'; toast: ToastMessage } | { type: 'dismiss'; id: string } | { type: 'clear' };
type Listener = (event: ToastEvent) => void;

/** Toasts hide by themselves after this long; errors stay (D22). */
const STANDARD_MS = 6000;
/** Long enough to read, look, and reach the button by keyboard. */
const UNDO_MS = 8000;

let listener: Listener | null = null;
let waiting: ToastEvent[] = [];
let count = 0;

function send(event: ToastEvent) {
  if (listener) listener(event);
  else waiting.push(event);
}

function show(message: Omit<ToastMessage, 'id'>): string {
  count += 1;
  const id = `toast-${count}`;
  send({ type: 'show', toast: { id, ...message } });
  return id;
}

interface Extra {
  description?: string | undefined;
  /** Where to go from here: one button, such as the way to a list. */
  action?: ToastMessage['action'];
  duration?: number | null | undefined;
}

const calm = ({ description, action, duration }: Extra): Pick<ToastMessage, 'description' | 'action' | 'duration'> => ({
  description,
  action,
  // A button needs the time to be reached.
  duration: duration ?? (action ? UNDO_MS : STANDARD_MS),
});

/** Short messages about what just happened. Callable from anywhere; the provider shows them. */
export const toast = {
  /** Done. Goes after 6 s; resting the pointer or focus on it stops the clock. Returns the id. */
  success: (title: string, extra: Extra = {}) => show({ kind: 'success', title, ...calm(extra) }),
  /** Something to know. */
  info: (title: string, extra: Extra = {}) => show({ kind: 'info', title, ...calm(extra) }),
  /** Failed. Stays until closed. Give the request id when the API sent one, and `retry` when trying again can help. */
  error: (
    title: string,
    extra: Omit<Extra, 'action'> & { requestId?: string | undefined; retry?: (() => void) | undefined } = {},
  ) =>
    show({
      kind: 'error',
      title,
      description: extra.description,
      requestId: extra.requestId,
      action: extra.retry ? { label: 'Coba lagi', run: extra.retry, each: true } : undefined,
      duration: extra.duration ?? null,
    }),
  /**
   * Failed, as `failureOf(error)` puts it into words: stays until closed, with the request id. Null says nothing.
   * @param retry what 'Coba lagi' does.
   * @param title said instead; the cause then stands below it.
   */
  failure: (facts: FailureFacts | null, retry: () => void, title?: string): void => {
    if (facts === null) return;
    const cause = title !== undefined && !facts.vague ? { description: facts.title } : {};
    toast.error(title ?? facts.title, { ...cause, requestId: facts.requestId, retry });
  },
  /**
   * Done, and can be taken back for 8 s.
   * @param undo may answer a promise; when it rejects, `failed` puts that into words (`failureOf`), with 'Coba lagi'.
   */
  undo: (
    title: string,
    undo: () => unknown,
    { failed, ...extra }: Omit<Extra, 'action'> & { failed?: (caught: unknown) => FailureFacts | null } = {},
  ) => {
    const run = () => {
      void Promise.resolve(undo()).catch((caught: unknown) => toast.failure(failed?.(caught) ?? null, run));
    };
    return show({
      kind: 'success',
      title,
      description: extra.description,
      action: { label: 'Urungkan', run, each: true },
      duration: extra.duration ?? UNDO_MS,
    });
  },
  dismiss: (id: string) => send({ type: 'dismiss', id }),
  /** Takes all away at once: after signing out, nothing of the last person stays in sight. */
  clear: () => {
    waiting = [];
    if (listener) send({ type: 'clear' });
  },
};

/** For the outlet only: hands over what was said before it was there. One outlet at a time. */
export function connectToasts(next: Listener): () => void {
  listener = next;
  const missed = waiting;
  waiting = [];
  for (const event of missed) next(event);
  return () => {
    if (listener === next) listener = null;
  };
}
