import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Bold, Italic, Underline } from 'lucide-react';
import { ToolbarButton } from './toolbar-button.tsx';

const MARKS = [
  { name: 'bold', label: 'Tebal', Icon: Bold },
  { name: 'italic', label: 'Miring', Icon: Italic },
  { name: 'underline', label: 'Garis bawah', Icon: Underline },
] as const;

/** Bold, italic and underline, the only formats of a plain rich text field. */
export function MarkButtons({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => MARKS.map(({ name }) => current.isActive(name)),
  });
  return MARKS.map(({ name, label, Icon }, index) => (
    <ToolbarButton
      key={name}
      label={label}
      icon={<Icon size={16} />}
      on={on[index] ?? false}
      disabled={disabled}
      onPress={() => editor.chain().focus().toggleMark(name).run()}
    />
  ));
}
