/** A variable that the server replaces for every recipient: `{{nama_peserta}}`. */
export interface TemplateVariable {
  /** Without braces. */
  name: string;
  /** Displayed label: 'Nama peserta'. */
  label: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Converts stored HTML to editor HTML: known variables in the text become chips; variables in link addresses stay. */
export function chipsFromVariables(html: string, variables: readonly TemplateVariable[]): string {
  const labels = new Map(variables.map(({ name, label }) => [name, label]));
  const chip = (whole: string, name: string) => {
    const label = labels.get(name);
    return label ? `<span data-chip="${name}">${escaped(label)}</span>` : whole;
  };
  // Every second part is a tag, whose attributes must stay unchanged.
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\{\{\s*([a-z_]+)\s*\}\}/g, chip)))
    .join('');
}

/** Converts chips back to `{{name}}`. */
export const variablesFromChips = (html: string): string =>
  html.replace(/<span data-chip="([a-z_]+)"[^>]*>[^<]*<\/span>/g, '{{$1}}');

/** Allowed link addresses in an email: a web address, a mail address, or a variable that contains one. */
export const isMailUrl = (url: string): boolean =>
  /^(https?:\/\/[^\s]+|mailto:[^\s]+@[^\s]+|\{\{[a-z_]+\}\})$/i.test(url.trim());

/** Whether it is an uploaded picture, whose address the server completes when the mail is sent. */
export const isUploadedPicture = (url: string): boolean =>
  /^(https?:\/\/[^\s/]+)?\/files\/public\/[a-z0-9/-]+\.(jpg|png)$/.test(url.trim());

/** Pictures in emails must use https (D61) or be uploaded. */
export const isPictureUrl = (url: string): boolean => /^https:\/\/[^\s]+$/i.test(url.trim()) || isUploadedPicture(url);
