import { escapeHtml } from './escape-html.ts';

/** What a visitor typed as plain text, in the form in which rich text is stored. */
export const plainAsHtml = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\n|\r/g, '<br>');
