/** The text fields of a form, trimmed; files are skipped. */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const entries = [...(await request.formData()).entries()];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
}
