import { escapeHtml } from './escape-html.ts';

/** Values of template variables. Source: D50. */
export type TemplateValues = Readonly<Record<string, string>>;

const VARIABLE = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** Fills an HTML template; values are escaped, unknown variables become empty. */
export const renderHtml = (template: string, values: TemplateValues): string =>
  template.replace(VARIABLE, (_, name: string) => escapeHtml(values[name] ?? ''));

/** Fills a subject, which is plain text. */
export const renderText = (template: string, values: TemplateValues): string =>
  template.replace(VARIABLE, (_, name: string) => values[name] ?? '');

/** Whether a template uses a variable. */
export const usesVariable = (template: string, name: string): boolean =>
  [...template.matchAll(VARIABLE)].some((found) => found[1] === name);
