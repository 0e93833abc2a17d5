import { failureOf } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { Drawer } from '@widya/design-system/drawer';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Muted, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useId, useRef } from 'react';
import { AccountFields } from './account-fields.tsx';
import { MenuPermissions } from './menu-permissions.tsx';
import { PROTECTION_TEXTS, type Protection } from './protection.ts';
import { ADMIN_FORM_TEXTS as texts } from './texts.ts';
import { useAdminForm } from './use-admin-form.ts';

interface AdminDrawerProps {
  /** Null for a new account. */
  readonly admin: Admin | null;
  readonly protection: Protection;
  readonly onClose: () => void;
}

/** Adds or edits an admin account beside the list. */
export function AdminDrawer({ admin, protection, onClose }: AdminDrawerProps) {
  const form = useAdminForm(admin, onClose);
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLFormElement>(null);
  const [firstError, ...moreErrors] = Object.values(form.errors);
  useFocusError(body, form.refusals);
  useUnsavedWork(form.dirty, form.save);
  const { requestClose, question } = useCloseGuard({
    dirty: form.dirty,
    busy: form.busy,
    onClose,
    onSave: () => void form.save(),
  });
  return (
    <>
      <Drawer
        open
        onClose={requestClose}
        size="lg"
        title={admin ? texts.editTitle : texts.addTitle}
        locked={form.busy}
        initialFocus={first}
        footer={
          <>
            <Muted aria-live="polite">{form.dirty ? texts.unsaved : ''}</Muted>
            <Spacer />
            <Button onClick={requestClose} disabled={form.busy}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={form.busy}>
              {texts.save}
            </Button>
          </>
        }
      >
        <form
          ref={body}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <Stack gap="5">
            {firstError && moreErrors.length > 0 && <Banner tone="error">{firstError}</Banner>}
            <FailureBanner failure={failureOf(form.failure)} />
            <AccountFields
              form={form}
              withPassword={admin === null}
              roleLocked={protection && PROTECTION_TEXTS[protection]}
              first={first}
            />
            <Stack gap="3">
              <SectionTitle>{texts.menu}</SectionTitle>
              <MenuPermissions
                ticked={form.ticked}
                onTick={form.tick}
                role={form.values.role}
                saved={form.base?.menu ?? null}
              />
            </Stack>
          </Stack>
        </form>
      </Drawer>
      {form.conflict && (
        <ConflictDialog
          open
          who={form.conflict.who}
          when={form.conflict.when}
          fields={form.conflict.fields}
          saving={form.busy}
          onResolve={form.conflict.resolve}
          onCancel={form.conflict.cancel}
        />
      )}
      {question}
    </>
  );
}
