import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { type DeferredMail, deferText } from './defer-text.ts';

const MAIL: DeferredMail = {
  from: 'a@uji.example',
  to: 'b@uji.example',
  subject: 'Halo',
  text: `Awal\n${'isi\n'.repeat(100_000)}Akhir`,
};

const open = async (mail: DeferredMail) => {
  const transporter = createTransport({ streamTransport: true });
  deferText(transporter);
  return (await transporter.sendMail(mail)).message;
};

it('hands a mail over when its text has been sent, and ends the text afterwards', async () => {
  const steps: string[] = [];
  const text = await open({ ...MAIL, onHandOver: async () => void steps.push('handed over') });
  if (Buffer.isBuffer(text)) throw new Error('The text was not deferred');
  for await (const chunk of text) {
    if (chunk.includes('Awal')) steps.push('first chunk');
    // Simulates a slow connection.
    await wait(1);
    if (chunk.includes('Akhir')) steps.push('last chunk');
  }
  steps.push('end');
  expect(steps[0]).toBe('first chunk');
  expect(steps.toSorted()).toEqual(['end', 'first chunk', 'handed over', 'last chunk']);
  expect(steps.at(-1)).toBe('end');
});
