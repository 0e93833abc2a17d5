/** Fields whose input can be written back. */
const FIELDS = 'input:not([type=file], [type=password], [type=hidden]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Contents of the fields of a page by their names. */
export type FieldSnapshot = ReadonlyMap<string, string | boolean>;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const nameOf = (field: Field): string =>
  field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.name || field.id;

/** Fields by type and label; several with the same are numbered. */
function fieldsIn(root: ParentNode): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>(FIELDS)) {
    const name = `${field.type} ${nameOf(field)}`;
    let key = name;
    for (let count = 2; fields.has(key); count += 1) key = `${name} ${count}`;
    fields.set(key, field);
  }
  return fields;
}

/** Reads all fields. */
export const snapshotOf = (root: ParentNode): FieldSnapshot =>
  new Map([...fieldsIn(root)].map(([key, field]) => [key, isTicked(field) ? field.checked : field.value]));

/** React ignores a value that is set on the element itself, so it is set as the browser would. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Writes a snapshot back into the fields that are there. @returns the part whose fields are missing. */
export function restoreFields(root: ParentNode, snapshot: FieldSnapshot): FieldSnapshot {
  const fields = fieldsIn(root);
  const missing = new Map<string, string | boolean>();
  for (const [key, content] of snapshot) {
    const field = fields.get(key);
    if (field === undefined) missing.set(key, content);
    else if (typeof content === 'string') {
      if (field.value !== content) type(field, content);
    } else if (isTicked(field) && field.checked !== content) field.click();
  }
  return missing;
}
