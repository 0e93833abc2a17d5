import type { FailureFacts } from './failure-banner.tsx';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastAction {
  label: string;
  run: () => void;
  /** Whether the action belongs to one change: merged equal messages then run it for each of them. */
  each?: boolean | undefined;
}

export interface ToastMessage {
  id: string;
  kind: ToastKind;
  title: string;
  description?: string | undefined;
  /** Shown in small text with a copy button, for support. */
  requestId?: string | undefined;
  /** One button; pressing it closes the toast. */
  action?: ToastAction | undefined;
  /** Milliseconds; `null` keeps the toast until it is closed. */
  duration: number | null;
}

export type ToastEvent = { type: 'show'; toast: ToastMessage } | { type: 'dismiss'; id: string } | { type: 'clear' };
type Listener = (event: ToastEvent) => void;

/** Toasts close automatically after this time; errors stay (D22). */
const STANDARD_MS = 6000;
/** Long enough to read the text and reach the button by keyboard. */
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
  /** A button for the next step, such as a link to a list. */
  action?: ToastMessage['action'];
  /** Milliseconds in place of the usual time; `null` keeps the toast until it is closed. */
  duration?: number | null | undefined;
}

/** Returns the requested duration or the usual one; null is a request too. */
const durationOf = (wanted: number | null | undefined, usual: number | null): number | null =>
  wanted === undefined ? usual : wanted;

const calm = ({ description, action, duration }: Extra): Pick<ToastMessage, 'description' | 'action' | 'duration'> => ({
  description,
  action,
  // A toast with a button stays longer, so that the button can be reached.
  duration: durationOf(duration, action ? UNDO_MS : STANDARD_MS),
});

/** Short messages about the latest action. Callable from anywhere; the provider shows them. */
export const toast = {
  /** Success. Closes after 6 s, with an action after 8 s; hovering or focusing it pauses the timer. Returns the id. */
  success: (title: string, extra: Extra = {}) => show({ kind: 'success', title, ...calm(extra) }),
  /** Information; closes like `success`. Returns the id. */
  info: (title: string, extra: Extra = {}) => show({ kind: 'info', title, ...calm(extra) }),
  /** Failure. Stays until closed. Pass the request id if the API sent one, and `retry` if a retry can help. */
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
      duration: durationOf(extra.duration, null),
    }),
  /**
   * Failure prepared by `failureOf(error)`: stays until closed, with the request id. Null shows nothing.
   * @param retry action of 'Coba lagi'.
   * @param title shown instead, with the cause below it.
   */
  failure: (facts: FailureFacts | null, retry: () => void, title?: string): void => {
    if (facts === null) return;
    const cause = title !== undefined && !facts.vague ? { description: facts.title } : {};
    toast.error(title ?? facts.title, { ...cause, requestId: facts.requestId, retry });
  },
  /**
   * Success that can be undone for 8 s.
   * @param undo may return a promise; when it rejects, `failed` prepares the message (`failureOf`), shown with 'Coba
   * lagi'.
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
      duration: durationOf(extra.duration, UNDO_MS),
    });
  },
  dismiss: (id: string) => send({ type: 'dismiss', id }),
  /** Closes all toasts; used at sign-out, so that nothing of the last person stays visible. */
  clear: () => {
    waiting = [];
    if (listener) send({ type: 'clear' });
  },
};

/** For the outlet only: delivers the messages from before it was mounted. One outlet at a time. */
export function connectToasts(next: Listener): () => void {
  listener = next;
  const missed = waiting;
  waiting = [];
  for (const event of missed) next(event);
  return () => {
    if (listener === next) listener = null;
  };
}
