import type { Examples } from './example.ts';

let counter = 0;

/** A notification of new words each time. */
export const newNotification = (values: object = {}) => {
  counter += 1;
  const data = { url: 'https://widya.example/kelas' };
  return { title: `Kelas baru ${counter}`, body: 'Pendaftaran sudah dibuka.', data, ...values };
};

export const notificationExamples: Examples = {
  listNotifications: { make: async () => ({ query: { page: '1' } }) },
  countNotificationAudience: { make: async () => ({}) },
  createNotification: { make: async () => ({ body: newNotification() }) },
};
