import { expect, productUrl, test } from '../support/test.ts';

test('the API documentation finds a call, shows code for it and sends it', async ({ newPageOf }) => {
  const page = await newPageOf(null);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(productUrl()).origin) elsewhere.push(request.url());
  });
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Search' }).click();
  const found = page.getByRole('option', { name: 'List the provinces of Indonesia' });
  // The library searches only what it has loaded so far and does not repeat the search, so the text is typed again.
  await expect(async () => {
    await page.getByRole('combobox').fill('');
    await page.getByRole('combobox').fill('provinces');
    await expect(found).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await found.click();
  const call = page.getByRole('region', { name: 'List the provinces of Indonesia.' });
  await expect(call.getByText('curl', { exact: true })).toBeVisible();
  await call.getByRole('button', { name: 'Test Request' }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1/provinces'));
  await page.getByRole('button', { name: 'Send get request' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('Aceh').first()).toBeVisible();
  expect(violations).toEqual([]);
  expect(elsewhere).toEqual([]);
});
