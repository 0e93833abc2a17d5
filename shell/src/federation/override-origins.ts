/**
 * Origins that this page may take remotes from, as its server says. Empty unless the server was started with `ALLOW_OVERRIDES`: then
 * neither the address nor the tab's storage is asked for any.
 */
export const overrideOrigins = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="widya-override-origins"]')?.content ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
