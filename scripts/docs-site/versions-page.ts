/** The list of all versions as a page, newest first. @param versions such as `1.2.0`. */
export function versionsPage(versions: readonly string[]): string {
  const newestFirst = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const items = newestFirst.map((version) => `      <li><a href="${version}/">${version}</a></li>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>Widya: documentation of all versions</title>
    <style>
      body { margin: 48px auto; max-width: 640px; padding: 0 24px; font: 16px/1.6 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <h1>Documentation of Widya</h1>
    <ul>
${items.join('\n')}
    </ul>
  </body>
</html>
`;
}
