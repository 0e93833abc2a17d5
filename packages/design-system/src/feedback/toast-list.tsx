import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { buttonRecipe } from '../actions/button.recipe.ts';
import { CopyButton } from '../actions/copy-button.tsx';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { styled } from '../theme/styled.ts';
import { toastRecipe } from './toast.recipe.ts';
import type { ToastEvent, ToastKind, ToastMessage } from './toast.ts';
import { keepToastsClear } from './toast-place.ts';

/** `keepToastsClear` sets `--w-toast-bottom`, so that toasts stand above bars and footers. */
const OFFSETS = { bottom: 'var(--w-toast-bottom, 16px)', top: '16px', left: '16px', right: '16px' };
const toaster = createToaster({
  placement: 'bottom',
  gap: 10,
  max: 4,
  overlap: false,
  pauseOnPageIdle: true,
  offsets: OFFSETS,
});

interface Shown {
  readonly id: string;
  /** Actions of the button, one per merged message. */
  readonly runs: readonly (() => void)[];
}

/** Toasts that are currently visible, by their text. */
const shownNow = new Map<string, Shown>();

const keyOf = ({ kind, title, description, action }: ToastMessage): string =>
  JSON.stringify([kind, title, description, action?.label]);

/** Equal messages replace each other instead of accumulating. @returns the pending actions of the replaced ones. */
function replaceEqual(message: ToastMessage): readonly (() => void)[] {
  const former = shownNow.get(keyOf(message));
  if (former) toaster.dismiss(former.id);
  return (message.action?.each && former?.runs) || [];
}

/** Called by the outlet for each shown or withdrawn toast. */
export function pushToast(event: ToastEvent): void {
  if (event.type === 'clear') {
    shownNow.clear();
    toaster.remove();
    return;
  }
  if (event.type === 'dismiss') {
    toaster.dismiss(event.id);
    return;
  }
  const { id, kind, title, description, requestId, action, duration } = event.toast;
  const key = keyOf(event.toast);
  const runs = [...replaceEqual(event.toast), ...(action ? [action.run] : [])];
  shownNow.set(key, { id, runs });
  toaster.create({
    id,
    type: kind,
    title: runs.length > 1 ? `${title} (${runs.length})` : title,
    description,
    duration: duration ?? Number.POSITIVE_INFINITY,
    closable: true,
    ...(action ? { action: { label: action.label, onClick: () => doAll(runs) } } : {}),
    onStatusChange: ({ status }) => {
      if (status !== 'visible' && shownNow.get(key)?.id === id) shownNow.delete(key);
    },
    meta: { requestId },
  });
}

/** The latest first, so that undoing two changes of one record restores the state before the first. */
function doAll(runs: readonly (() => void)[]): void {
  for (const run of runs.toReversed()) run();
}

/** Mounted while toasts are shown. */
function ClearToastArea() {
  useEffect(keepToastsClear, []);
  return null;
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const Body = styled('div', { base: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });
const RequestId = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', fontSize: 'xs', color: 'fg.inverseMuted' },
});
const Action = styled(Toast.ActionTrigger, buttonRecipe);
const Close = styled(Toast.CloseTrigger, buttonRecipe);

export function ToastList() {
  return (
    <ChakraScope>
      <Toaster toaster={toaster} insetInline={{ base: '4', sm: '6' }}>
        {(toast) => {
          const kind: ToastKind = toast.type === 'error' ? 'error' : toast.type === 'info' ? 'info' : 'success';
          const Icon = icons[kind];
          const requestId = toast.meta?.requestId as string | undefined;
          return (
            <Toast.Root recipe={toastRecipe} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
              <ClearToastArea />
              <Icon size={18} aria-hidden />
              <Body>
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
                {requestId ? (
                  <RequestId>
                    <span>ID permintaan {requestId}</span>
                    <CopyButton value={requestId} label="Salin ID permintaan" variant="inverse" iconOnly />
                  </RequestId>
                ) : null}
              </Body>
              {toast.action ? (
                <Action variant="inverse" size="sm">
                  {toast.action.label}
                </Action>
              ) : null}
              <Close variant="inverse" size="sm" shape="icon" aria-label="Tutup pesan">
                <X size={16} />
              </Close>
            </Toast.Root>
          );
        }}
      </Toaster>
    </ChakraScope>
  );
}
