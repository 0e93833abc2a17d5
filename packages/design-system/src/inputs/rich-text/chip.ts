import { mergeAttributes, Node } from '@tiptap/core';

/** A variable in the text: atomic, not editable, deleted by one key. */
export const Chip = Node.create({
  name: 'chip',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes() {
    return {
      name: { default: '', parseHTML: (element) => element.getAttribute('data-chip'), rendered: false },
      label: { default: '', parseHTML: (element) => element.textContent, rendered: false },
    };
  },
  parseHTML: () => [{ tag: 'span[data-chip]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes({ 'data-chip': String(node.attrs.name) }, HTMLAttributes),
    String(node.attrs.label || node.attrs.name),
  ],
  renderText: ({ node }) => `{{${node.attrs.name}}}`,
});
