import { useNotificationAudience } from '@widya/api-client/notifications';
import { NOTIFICATION_BODY_MAX, NOTIFICATION_TITLE_MAX } from '@widya/contract/notification-limits';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { UrlInput } from '@widya/design-system/url-input';
import { useWatch } from '@widya/design-system/use-form';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { PhonePreview } from '../preview/phone-preview.tsx';
import { NOTIFICATIONS_TEXTS, CREATE_TEXTS as texts } from '../texts.ts';
import { AudienceLine } from './audience-line.tsx';
import { CreateFailure } from './create-failure.tsx';
import type { NotificationValues } from './notification-form.ts';
import { useCreate } from './use-create.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
    gap: '5',
    alignItems: 'start',
  },
});

interface CreateDialogProps {
  /** Values copied from another notification; null for an empty form. */
  readonly start: NotificationValues | null;
  readonly onClose: () => void;
}

/** 'Notifikasi Baru': title, content and link with a preview, the audience, and a confirmation. C-118 to C-125. */
export function CreateDialog({ start, onClose }: CreateDialogProps) {
  const { form, dirty, busy, confirming, repeated, failure, requestConfirmation, send, stay } = useCreate(
    start,
    onClose,
  );
  const audience = useNotificationAudience(true);
  const { control } = form;
  const [title, body] = useWatch({ control, name: ['title', 'body'] });
  const { count = 0, push = true, devices = null } = audience.data ?? {};
  const question =
    push && devices !== 0
      ? {
          title: texts.confirmTitle,
          label: texts.confirmSend(formatNumber(count)),
          text: texts.confirm(title.trim(), formatNumber(count)),
        }
      : {
          title: texts.storeTitle,
          label: texts.confirmStore,
          text: (push ? texts.storeUnheard : texts.store)(title.trim()),
        };
  useUnsavedWork(dirty);
  return (
    <>
      <FormDialog
        title={NOTIFICATIONS_TEXTS.create}
        size="lg"
        onClose={onClose}
        onSubmit={() => void requestConfirmation()}
        dirty={dirty}
        busy={busy}
        submitDisabled={count === 0}
        submitLabel={texts.send}
      >
        <CreateFailure failure={failure} />
        <Columns>
          <Stack>
            <FormField
              control={control}
              name="title"
              label={texts.title}
              required
              help={texts.titleHelp}
              aside={`${title.trim().length}/${NOTIFICATION_TITLE_MAX}`}
            >
              {(field) => <TextInput {...field} autoComplete="off" data-autofocus />}
            </FormField>
            <FormField
              control={control}
              name="body"
              label={texts.body}
              required
              aside={`${formatNumber(body.trim().length)}/${formatNumber(NOTIFICATION_BODY_MAX)}`}
            >
              {(field) => <Textarea {...field} rows={5} />}
            </FormField>
            <FormField control={control} name="url" label={texts.link} help={texts.linkHelp}>
              {(field) => <UrlInput {...field} />}
            </FormField>
            <AudienceLine audience={audience} />
          </Stack>
          <Stack gap="2" alignItems="center">
            <Muted>{texts.preview}</Muted>
            <PhonePreview title={title} body={body} />
          </Stack>
        </Columns>
      </FormDialog>
      <ConfirmDialog
        open={confirming}
        title={repeated ? texts.againTitle : question.title}
        confirmLabel={repeated ? texts.sendAgain : question.label}
        danger={repeated}
        loading={busy}
        onConfirm={send}
        onCancel={stay}
      >
        {repeated ? texts.again : question.text}
      </ConfirmDialog>
    </>
  );
}
