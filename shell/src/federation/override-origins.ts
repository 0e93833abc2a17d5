/**
 * Origins from which the server allows overrides. Empty unless the server was started with `ALLOW_OVERRIDES`; then
 * neither the address nor the tab's storage is read.
 */
export const overrideOrigins = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="widya-override-origins"]')?.content ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
