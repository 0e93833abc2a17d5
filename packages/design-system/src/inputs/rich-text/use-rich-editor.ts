import type { Extensions } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Italic from '@tiptap/extension-italic';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import Underline from '@tiptap/extension-underline';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFieldControl } from '../field-context.ts';

export interface RichEditorProps {
  /** Accessible name, as the label of the field. */
  label: string;
  /** HTML, or an empty text. */
  value: string;
  /** Called with the HTML, or an empty text, 100 ms after the last key, on blur and before it disappears. */
  onChange: (html: string) => void;
  /** Called on blur. */
  onBlur?: (() => void) | undefined;
  /** Whether it is read-only. */
  disabled?: boolean | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
}

interface Options extends RichEditorProps {
  /** Additional extensions. Must be stable. */
  extensions: Extensions;
  /** Converts the value to the HTML of the editor. */
  read?: ((html: string) => string) | undefined;
  write?: ((html: string) => string) | undefined;
}

/** Milliseconds from the last key to a report of changes; blur and unmounting report immediately. A-105. */
const DEBOUNCE_MS = 100;
const same = (html: string) => html;

/**
 * The editor of both rich text fields. It knows only the given nodes, so pasting removes fonts, colours, scripts and
 * tables.
 */
export function useRichEditor(options: Options) {
  const { value, placeholder, extensions, read = same } = options;
  const control = useFieldControl({ disabled: options.disabled });
  const latest = useRef(options);
  const lastReported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const invalid = control['aria-invalid'] === true;
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': options.label,
    ...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(control.required ? { 'aria-required': 'true' } : {}),
    ...(control.disabled ? { 'aria-disabled': 'true' } : {}),
  };
  useEffect(() => {
    latest.current = options;
  });
  const editor = useEditor({
    extensions: [
      Document,
      Paragraph,
      Text,
      HardBreak,
      Bold,
      Italic,
      Underline,
      UndoRedo,
      Placeholder.configure({ placeholder: placeholder ?? '' }),
      ...extensions,
    ],
    content: read(value),
    // An editor made while rendering is destroyed by its library when the browser is too busy to show it within 1 ms.
    immediatelyRender: false,
    editable: !control.disabled,
    // The content security policy forbids the library's <style> element; the frame contains its rules.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes },
    onUpdate: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(reportChange, DEBOUNCE_MS);
    },
    onBlur: () => {
      reportChange();
      latest.current.onBlur?.();
    },
  });
  function reportChange() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!editor || editor.isDestroyed) return;
    const { write = same, onChange } = latest.current;
    const html = editor.isEmpty ? '' : write(editor.getHTML());
    if (html === lastReported.current) return;
    lastReported.current = html;
    onChange(html);
  }
  const flush = useRef(() => {});
  flush.current = () => {
    if (timer.current !== undefined) reportChange();
  };
  // A layout effect ends before the library destroys the editor.
  useLayoutEffect(() => () => flush.current(), []);
  // A new value from outside (another record, a draft) replaces the text; the editor's own reported value does not.
  useEffect(() => {
    if (!editor || value === lastReported.current) return;
    lastReported.current = value;
    editor.commands.setContent(read(value), { emitUpdate: false });
  }, [editor, value, read]);
  const attributeText = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(attributeText) }, editable: !control.disabled });
  }, [editor, attributeText, control.disabled]);
  return { editor, invalid, disabled: Boolean(control.disabled) };
}
