import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { FailureBanner, type FailureBannerProps } from '../feedback/failure-banner.tsx';
import { focusUnread, unreadInput } from '../inputs/unread-input.ts';
import { Stack } from '../layout/layout.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useCloseGuard } from './use-close-guard.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus'> {
  /**
   * Called when the form is cancelled. If it was changed, 'Batal', the close button, Escape and a press outside ask
   * first.
   */
  onClose: () => void;
  /** Called by the button, Enter and the leave guard. The owner validates, saves and unmounts the dialog. */
  onSubmit: () => void;
  /** Whether the form was changed, so that closing asks first. */
  dirty: boolean;
  /** Whether it is being saved: disables everything and shows it on the main button. */
  busy?: boolean | undefined;
  /** Why saving failed, prepared by `failureOf(error)`; shown above the fields. */
  failure?: FailureBannerProps['failure'] | undefined;
  /** Default 'Simpan'. */
  submitLabel?: string | undefined;
  /** A second way to submit, such as 'Simpan dan tambah lagi'. */
  secondSubmit?: { readonly label: string; readonly onSubmit: () => void } | undefined;
  /** Default 'Batal'. */
  cancelLabel?: string | undefined;
  /**
   * Action of the second button when it is an answer ('Pakai yang tersimpan') instead of a cancellation; runs without
   * asking.
   */
  onCancel?: (() => void) | undefined;
  /** Whether the form cannot be saved yet, such as with a text that is too long. */
  submitDisabled?: boolean | undefined;
  /** The form element, for `useFocusError`. */
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A short modal form of up to about six fields; larger ones belong on a page or in a `Drawer`. Mount it when it opens.
 * Native validation is disabled, because the form's rules provide the messages.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    onClose,
    onSubmit,
    dirty,
    busy = false,
    failure = null,
    children,
    formRef,
    submitDisabled,
    onCancel,
    secondSubmit,
    ...dialog
  } = props;
  const { submitLabel = 'Simpan', cancelLabel = 'Batal', title, description, size = 'sm', initialFocus } = dialog;
  const id = useId();
  const ownRef = useRef<HTMLFormElement>(null);
  const form = formRef ?? ownRef;
  const { requestClose, question } = useCloseGuard({
    dirty,
    busy,
    onClose,
    onSave: submitDisabled ? null : onSubmit,
    unread: () => unreadInput(form.current),
    saveLabel: submitLabel,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree the dialog may be inside another form, which must not be submitted.
    event.stopPropagation();
    if (!busy && !submitDisabled && !focusUnread(event.currentTarget)) onSubmit();
  };
  return (
    <>
      <Dialog
        open
        onClose={requestClose}
        title={title}
        description={description}
        size={size}
        locked={busy}
        initialFocus={initialFocus}
        footer={
          <>
            <Button onClick={onCancel ?? requestClose} disabled={busy}>
              {cancelLabel}
            </Button>
            {secondSubmit && (
              <Button
                onClick={() => !focusUnread(form.current) && secondSubmit.onSubmit()}
                disabled={busy || submitDisabled}
              >
                {secondSubmit.label}
              </Button>
            )}
            <Button type="submit" form={id} variant="primary" loading={busy} disabled={submitDisabled}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form ref={form} id={id} noValidate onSubmit={submit}>
          <Stack>
            <FailureBanner failure={failure} />
            {children}
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
