/** Texts shared by the screens of mails; the tabs have the names in B-184. */
export const MAIL_TEXTS = {
  title: 'Surel',
  tabsLabel: 'Bagian surel',
  tabs: { template: 'Template Email', broadcast: 'Broadcast Email', log: 'Log Email' },
} as const;
