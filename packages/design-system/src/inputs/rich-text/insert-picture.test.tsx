import { expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import Document from '@tiptap/extension-document';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { emailExtensions } from './email-extensions.ts';
import { insertPicture } from './insert-picture.ts';

const IMG = '<img src="https://a.example/p.png" alt="Spanduk">';

/** Inserts a picture at a position of a mail, types one letter and returns the HTML. */
function typedAfter(content: string, caret: number): string {
  const editor = new Editor({ extensions: [Document, Paragraph, Text, ...emailExtensions], content });
  editor.commands.setTextSelection(caret);
  insertPicture(editor, { src: 'https://a.example/p.png', alt: 'Spanduk' });
  editor.view.dispatch(editor.state.tr.insertText('x'));
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

it.each([
  ['an empty mail', '<p></p>', 1, `${IMG}<p>x</p>`],
  ['the end', '<p>Halo</p>', 5, `<p>Halo</p>${IMG}<p>x</p>`],
  ['the middle of words', '<p>Halo</p>', 3, `<p>Ha</p>${IMG}<p>xlo</p>`],
  ['an empty line between others', '<p>Halo</p><p></p><p>Salam</p>', 7, `<p>Halo</p>${IMG}<p>xSalam</p>`],
  ['a list', '<ul><li><p>satu</p></li></ul>', 7, `<ul><li><p>satu</p>${IMG}<p>x</p></li></ul>`],
])('in %s, writing goes on after the picture (D208)', (_, content, caret, html) => {
  expect(typedAfter(content, caret)).toBe(html);
});
