import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Braces, Heading2, List, ListOrdered } from 'lucide-react';
import { Button } from '../../actions/button.tsx';
import { Menu } from '../../actions/menu.tsx';
import { LinkPopover } from './link-popover.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { PicturePopover, type SendPicture } from './picture-popover.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import type { TemplateVariable } from './variables.ts';

interface EmailToolbarProps {
  editor: Editor;
  disabled: boolean;
  variables: readonly TemplateVariable[];
  sendPicture: SendPicture | undefined;
}

/** All formats of an email in a wrapping toolbar. */
export function EmailToolbar({ editor, disabled, variables, sendPicture }: EmailToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading: current.isActive('heading', { level: 2 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const shared = { disabled };
  return (
    <>
      <MarkButtons editor={editor} disabled={disabled} />
      <ToolbarButton
        {...shared}
        label="Judul"
        icon={<Heading2 size={16} />}
        on={on.heading}
        onPress={() => chain().toggleHeading({ level: 2 }).run()}
      />
      <ToolbarButton
        {...shared}
        label="Daftar berbutir"
        icon={<List size={16} />}
        on={on.bullets}
        onPress={() => chain().toggleBulletList().run()}
      />
      <ToolbarButton
        {...shared}
        label="Daftar bernomor"
        icon={<ListOrdered size={16} />}
        on={on.numbers}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <LinkPopover editor={editor} on={on.link} disabled={disabled} />
      <PicturePopover editor={editor} disabled={disabled} send={sendPicture} />
      {variables.length > 0 ? (
        <Menu
          label="Sisipkan variabel"
          trigger={
            <Button size="sm" variant="ghost" icon={<Braces size={15} />} disabled={disabled}>
              Variabel
            </Button>
          }
          items={variables.map(({ name, label }) => ({
            key: name,
            label,
            onSelect: () => chain().insertContent({ type: 'chip', attrs: { name, label } }).run(),
          }))}
        />
      ) : null}
    </>
  );
}
