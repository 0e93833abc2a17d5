/** What people call the provider at which staff sign in, as the server says; null where there is none. */
export const providerName = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="widya-single-sign-on"]')?.content || null;
