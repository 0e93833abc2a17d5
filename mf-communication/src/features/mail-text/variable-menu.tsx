import { EMAIL_VARIABLES } from '@widya/contract/email-variables';
import { Button } from '@widya/design-system/button';
import { ChevronDownIcon } from '@widya/design-system/icon';
import { Menu } from '@widya/design-system/menu';
import type { RefObject } from 'react';

const texts = { label: 'Sisipkan variabel ke subyek', button: 'Variabel' } as const;

interface VariableMenuProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
}

/** Inserts a variable at the caret of a plain text input; the editor of mail texts has its own menu. */
export function VariableMenu({ input, onChange }: VariableMenuProps) {
  const insert = (name: string) => {
    const box = input.current;
    if (!box) return;
    const { value, selectionStart, selectionEnd } = box;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    onChange(`${value.slice(0, from)}{{${name}}}${value.slice(to)}`);
  };
  return (
    <Menu
      label={texts.label}
      trigger={
        <Button size="sm" variant="ghost" icon={<ChevronDownIcon size={15} aria-hidden />}>
          {texts.button}
        </Button>
      }
      items={EMAIL_VARIABLES.map(({ name, label }) => ({ key: name, label, onSelect: () => insert(name) }))}
    />
  );
}
