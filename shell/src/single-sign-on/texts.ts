/** Texts of the sign-in at the provider of the organisation. */
export const singleSignOnTexts = {
  button: (name: string) => `Masuk dengan ${name}`,
  newTab: (name: string) => `Masuk dengan ${name} di tab baru`,
} as const;
