/** A word that the server fills in for every recipient: `{{nama_peserta}}`. */
export interface TemplateVariable {
  /** Without braces. */
  name: string;
  /** Said to people: 'Nama peserta'. */
  label: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** HTML of the server into HTML of the editor: known variables in the text become chips; those in links stay. */
export function chipsFromVariables(html: string, variables: readonly TemplateVariable[]): string {
  const labels = new Map(variables.map(({ name, label }) => [name, label]));
  const chip = (whole: string, name: string) => {
    const label = labels.get(name);
    return label ? `<span data-chip="${name}">${escaped(label)}</span>` : whole;
  };
  // Every second part is a tag, whose attributes must stay as they are.
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\{\{\s*([a-z_]+)\s*\}\}/g, chip)))
    .join('');
}

/** And back: a chip becomes `{{name}}`. */
export const variablesFromChips = (html: string): string =>
  html.replace(/<span data-chip="([a-z_]+)"[^>]*>[^<]*<\/span>/g, '{{$1}}');

/** Addresses that a link in an email may have: the web, a mail address, or a variable that is one. */
export const isMailUrl = (url: string): boolean =>
  /^(https?:\/\/[^\s]+|mailto:[^\s]+@[^\s]+|\{\{[a-z_]+\}\})$/i.test(url.trim());

/** An uploaded picture; its mail gets the whole address when it is sent. */
export const isUploadedPicture = (url: string): boolean =>
  /^(https?:\/\/[^\s/]+)?\/files\/public\/[a-z0-9/-]+\.(jpg|png)$/.test(url.trim());

/** Pictures in emails come over https only (D61), or were uploaded here. */
export const isPictureUrl = (url: string): boolean => /^https:\/\/[^\s]+$/i.test(url.trim()) || isUploadedPicture(url);
