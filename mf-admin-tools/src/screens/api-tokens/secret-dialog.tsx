import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { Inline, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { Textarea } from '@widya/design-system/textarea';

const Secret = styled('div', { base: { '& textarea': { fontFamily: 'monospace', overflowWrap: 'anywhere' } } });

interface SecretTexts {
  readonly title: string;
  /** Warns that the secret is shown this once. */
  readonly once: string;
  /** Label of the secret. @param name of the token or webhook */
  readonly secret: (name: string) => string;
  /** What to do with it. */
  readonly use: string;
  readonly copy: string;
  readonly done: string;
}

interface SecretDialogProps {
  readonly texts: SecretTexts;
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A new secret, shown this once. A press beside the dialog does not close it. */
export function SecretDialog({ texts, name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={texts.title}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <Stack gap="3">
        <Banner tone="warn">{texts.once}</Banner>
        <Field label={texts.secret(name)} help={texts.use}>
          <Secret>
            <Textarea readOnly value={secret} rows={2} />
          </Secret>
        </Field>
        <Inline>
          <CopyButton variant="primary" value={secret} label={texts.copy} />
        </Inline>
      </Stack>
    </Dialog>
  );
}
