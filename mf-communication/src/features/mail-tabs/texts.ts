/** Texts that the screens of mails share; the tabs have the names of B-184. */
export const MAIL_TEXTS = {
  title: 'Surel',
  tabsLabel: 'Bagian surel',
  tabs: { template: 'Template Email', broadcast: 'Broadcast Email', log: 'Log Email' },
} as const;
