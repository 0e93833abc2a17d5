import { heading } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

test('a superadmin sees which servers run and what is not configured', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  await page.goto('/status');
  await expect(heading(page, 'Status')).toBeVisible();
  const servers = page.getByRole('region', { name: 'Server', exact: true });
  await expect(servers.getByText('Berjalan', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Basis data' })).toContainText('PostgreSQL');
  await expect(page.getByRole('region', { name: 'Antrean' })).toContainText('Pembersihan data lama');
  await expect(page.getByRole('region', { name: 'Belum dikonfigurasi' })).toContainText('SMTP_HOST');
});

test('an admin cannot open the status screen', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/status');
  await expect(page.getByText('Kamu tidak punya akses ke halaman ini.')).toBeVisible();
});
