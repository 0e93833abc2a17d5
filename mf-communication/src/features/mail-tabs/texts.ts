/** The screens of mails. Texts of the specification (2 §2) byte for byte. */
export const MAIL_TEXTS = {
  title: 'Surel',
  tabsLabel: 'Bagian surel',
  tabs: { template: 'Template Email', broadcast: 'Broadcast Email', log: 'Log Email' },
} as const;
