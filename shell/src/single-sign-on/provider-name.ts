/** Displayed name of the provider at which staff sign in, as set on the server; null without one. */
export const providerName = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="widya-single-sign-on"]')?.content || null;
