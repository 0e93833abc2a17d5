import { escapeHtml } from './escape-html.ts';

/** Converts plain text to the form of stored rich text. */
export const plainAsHtml = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\n|\r/g, '<br>');
