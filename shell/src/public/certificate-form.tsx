import { outwardPath } from '@widya/contract/outward-address';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { type FormEvent, useState } from 'react';
import { typedCode } from './certificate-check.ts';
import { certificateTexts as texts } from './certificate-texts.ts';

const Form = styled('form', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '5',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    textAlign: 'start',
  },
});

interface CertificateFormProps {
  /** Opens the page of another code. */
  readonly onOpen?: (path: string) => void;
}

/** Another code, typed from paper. */
export function CertificateForm({ onOpen = (path) => window.location.assign(path) }: CertificateFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typedCode(text);
    setWrong(code === null);
    if (code !== null) onOpen(outwardPath('certificate', code));
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field label={texts.other} help={texts.otherHelp} error={isWrong ? texts.wrongCode : null}>
        <TextInput
          value={text}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div>
        <Button type="submit">{texts.check}</Button>
      </div>
    </Form>
  );
}
