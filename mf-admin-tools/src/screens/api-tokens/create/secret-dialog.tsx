import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { Inline, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { Textarea } from '@widya/design-system/textarea';
import { CREATE_TEXTS as texts } from './texts.ts';
import type { CreatedToken } from './use-create.ts';

const Secret = styled('div', { base: { '& textarea': { fontFamily: 'monospace', overflowWrap: 'anywhere' } } });

interface SecretDialogProps {
  readonly created: CreatedToken;
  readonly onClose: () => void;
}

/** The secret of a new token, shown this once. A press beside the dialog does not close it. */
export function SecretDialog({ created: { name, token }, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={texts.secretTitle}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <Stack gap="3">
        <Banner tone="warn">{texts.secretOnce}</Banner>
        <Field label={texts.secret(name)} help={texts.secretUse}>
          <Secret>
            <Textarea readOnly value={token} rows={2} />
          </Secret>
        </Field>
        <Inline>
          <CopyButton variant="primary" value={token} label={texts.copy} />
        </Inline>
      </Stack>
    </Dialog>
  );
}
