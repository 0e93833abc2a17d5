/** Returns the body and headers of a multipart form with files, as browsers send it. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  files: readonly { readonly field: string; readonly name: string; readonly type: string; readonly content: Buffer }[],
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const boundary = '----uji-batas-uji';
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields))
    parts.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  for (const { field, name, type, content } of files)
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    );
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
