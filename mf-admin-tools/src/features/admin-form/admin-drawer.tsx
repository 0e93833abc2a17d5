import { useAdminActions } from '@widya/api-client/admins';
import { failureOf } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Muted, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { useWatch } from '@widya/design-system/use-form';
import { EditorConflict } from '@widya/record-kit/editor/editor-conflict';
import type { FieldErrors } from '@widya/record-kit/editor/record-definition';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useId, useRef } from 'react';
import { AccountFields } from './account-fields.tsx';
import { ADMIN_FORM, type AdminValues } from './admin-definition.ts';
import { MenuPermissions } from './menu-permissions.tsx';
import { PROTECTION_TEXTS, type Protection } from './protection.ts';
import { ADMIN_MESSAGES as messages, ADMIN_FORM_TEXTS as texts } from './texts.ts';

interface AdminDrawerProps {
  /** Null for a new account. */
  readonly admin: Admin | null;
  readonly protection: Protection;
  readonly onClose: () => void;
}

/** Message above the form: when there are several errors, or one without a field. A-260. */
function summaryOf(errors: FieldErrors<AdminValues>): string | undefined {
  const found = Object.values(errors);
  if (found.length === 1) return errors.menu;
  return found.find((sentence) => sentence === texts.incomplete) ?? found[0];
}

/** Adds or edits an admin account in a drawer. */
export function AdminDrawer({ admin, protection, onClose }: AdminDrawerProps) {
  const { create, update } = useAdminActions();
  const editor = useRecordEditor({
    record: admin,
    definition: ADMIN_FORM,
    calls: {
      create,
      update: (changes, over) => update(over.id, { ...changes, version: over.version }),
      announce: (_, created) => toast.success(created ? messages.added : messages.updated),
    },
    onSaved: onClose,
  });
  const { form, base, busy, errors, save } = editor;
  const { control } = form;
  const [role, menu] = useWatch({ control, name: ['role', 'menu'] });
  const isDirty = editor.changes > 0;
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const summary = summaryOf(errors);
  const { requestClose, question } = useCloseGuard({ dirty: isDirty, busy, onClose, onSave: () => void save() });
  return (
    <>
      <Drawer
        open
        onClose={requestClose}
        size="lg"
        title={admin ? texts.editTitle : texts.addTitle}
        locked={busy}
        initialFocus={first}
        footer={
          <>
            <Muted aria-live="polite">{isDirty ? texts.unsaved : ''}</Muted>
            <Spacer />
            <Button onClick={requestClose} disabled={busy}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={busy}>
              {texts.save}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack gap="5">
            {summary && <Banner tone="error">{summary}</Banner>}
            <FailureBanner failure={failureOf(editor.unplacedFailure)} />
            <AccountFields
              control={control}
              withPassword={admin === null}
              roleLocked={protection && PROTECTION_TEXTS[protection]}
              first={first}
            />
            <Stack gap="3">
              <SectionTitle>{texts.menu}</SectionTitle>
              <MenuPermissions
                ticked={new Set(menu)}
                onTick={(ticked) =>
                  form.setValue(
                    'menu',
                    GRANTABLE_KEYS.filter((key) => ticked.has(key)),
                    { shouldDirty: true },
                  )
                }
                role={role}
                saved={base?.menu ?? null}
              />
            </Stack>
          </Stack>
        </form>
      </Drawer>
      <EditorConflict editor={editor} />
      {question}
    </>
  );
}
