import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { FailureBanner, type FailureBannerProps } from '../feedback/failure-banner.tsx';
import { focusUnread } from '../inputs/unread-input.ts';
import { Stack } from '../layout/layout.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useCloseGuard } from './use-close-guard.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus'> {
  /** Gave up. When something is typed, 'Batal', the close button, Escape and a press outside ask first what becomes of it. */
  onClose: () => void;
  /** The form was sent, by the button or with Enter in a field. The owner validates and saves, and closes by taking the dialog away. */
  onSubmit: () => void;
  /** Something is typed: closing asks first. */
  dirty: boolean;
  /** It is being saved: nothing can be pressed, the main button shows it. */
  busy?: boolean | undefined;
  /** Why saving failed, as `failureOf(error)` gives it; stands above the fields. */
  failure?: FailureBannerProps['failure'] | undefined;
  /** Default 'Simpan'. */
  submitLabel?: string | undefined;
  /** A second way to send the form, such as 'Simpan dan tambah lagi'. */
  secondSubmit?: { readonly label: string; readonly onSubmit: () => void } | undefined;
  /** Default 'Batal'. */
  cancelLabel?: string | undefined;
  /** The second button is an answer of its own ('Pakai yang tersimpan'), not a way out: it does this, and nothing is asked. */
  onCancel?: (() => void) | undefined;
  /** Nothing can be saved yet, as when a text is too long. */
  submitDisabled?: boolean | undefined;
  /** The form element, for `useFocusError`. */
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A short form in front of the page: up to about six fields; more belong on a page or in a `Drawer`. Mount it when it opens.
 * Native validation is off: sentences come from the form's rules.
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
  const { requestClose, question } = useCloseGuard({
    dirty,
    busy,
    onClose,
    onSave: submitDisabled ? null : onSubmit,
    saveLabel: submitLabel,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog is drawn in the page of another form where React is concerned: that one is not sent.
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
              <Button onClick={secondSubmit.onSubmit} disabled={busy || submitDisabled}>
                {secondSubmit.label}
              </Button>
            )}
            <Button type="submit" form={id} variant="primary" loading={busy} disabled={submitDisabled}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form ref={formRef} id={id} noValidate onSubmit={submit}>
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
