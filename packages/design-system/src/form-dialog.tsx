import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FailureBanner, type FailureBannerProps } from './failure-banner.tsx';
import { Stack } from './layout.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus'> {
  /** Gave up: 'Batal', the close button, and, while nothing is typed, Escape and a press outside. */
  onClose: () => void;
  /** The form was sent, by the button or with Enter in a field. The owner validates and saves, and closes by taking the dialog away. */
  onSubmit: () => void;
  /** Something is typed: Escape and a press outside do nothing. */
  dirty: boolean;
  /** It is being saved: nothing can be pressed, the main button shows it. */
  busy?: boolean | undefined;
  /** Why saving failed, as `failureOf(error)` gives it; stands above the fields. */
  failure?: FailureBannerProps['failure'] | undefined;
  /** Default 'Simpan'. */
  submitLabel?: string | undefined;
  /** Default 'Batal'. */
  cancelLabel?: string | undefined;
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
    ...dialog
  } = props;
  const { submitLabel = 'Simpan', cancelLabel = 'Batal', title, description, size = 'sm', initialFocus } = dialog;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is drawn in the page of another form where React is concerned: that one is not sent.
    event.stopPropagation();
    if (!busy && !submitDisabled) onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      size={size}
      locked={dirty || busy}
      initialFocus={initialFocus}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
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
  );
}
