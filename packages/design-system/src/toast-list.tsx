import { chakra } from '@chakra-ui/react/styled-system';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { buttonRecipe } from './button.recipe.ts';
import { CopyButton } from './copy-button.tsx';
import { toastRecipe } from './toast.recipe.ts';
import type { ToastEvent, ToastKind, ToastMessage } from './toast.ts';

/** A frame with a bar at the bottom of the screen sets `--w-toast-bottom` so that toasts stand above it. */
const OFFSETS = { bottom: 'var(--w-toast-bottom, 16px)', top: '16px', left: '16px', right: '16px' };
const toaster = createToaster({
  placement: 'bottom',
  gap: 10,
  max: 4,
  overlap: false,
  pauseOnPageIdle: true,
  offsets: OFFSETS,
});

/** Repeated words replace themselves instead of piling up. */
function dismissEqual({ kind, title, description }: ToastMessage): void {
  for (const shown of toaster.getVisibleToasts())
    if (shown.type === kind && shown.title === title && shown.description === description) toaster.dismiss(shown.id);
}

/** Called by the outlet for each toast said or taken back. */
export function pushToast(event: ToastEvent): void {
  if (event.type === 'clear') {
    toaster.remove();
    return;
  }
  if (event.type === 'dismiss') {
    toaster.dismiss(event.id);
    return;
  }
  const { id, kind, title, description, requestId, action, duration } = event.toast;
  // Two writes that can be taken back are two messages, however equal their words.
  if (kind !== 'success' || !action) dismissEqual(event.toast);
  toaster.create({
    id,
    type: kind,
    title,
    description,
    duration: duration ?? Number.POSITIVE_INFINITY,
    closable: true,
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
    meta: { requestId },
  });
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const Words = chakra('div', { base: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });
const RequestId = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', fontSize: 'xs', color: 'fg.inverseMuted' },
});
const Action = chakra(Toast.ActionTrigger, buttonRecipe);
const Close = chakra(Toast.CloseTrigger, buttonRecipe);

export function ToastList() {
  return (
    <Toaster toaster={toaster} insetInline={{ base: '4', sm: '6' }}>
      {(toast) => {
        const kind: ToastKind = toast.type === 'error' ? 'error' : toast.type === 'info' ? 'info' : 'success';
        const Icon = icons[kind];
        const requestId = toast.meta?.requestId as string | undefined;
        return (
          <Toast.Root recipe={toastRecipe} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
            <Icon size={18} aria-hidden />
            <Words>
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
              {requestId ? (
                <RequestId>
                  <span>ID permintaan {requestId}</span>
                  <CopyButton value={requestId} label="Salin ID permintaan" variant="inverse" iconOnly />
                </RequestId>
              ) : null}
            </Words>
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
  );
}
