import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ApiError } from '@widya/api-client/api-error';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { FakeShell } from '@widya/remote-kit/testing';
import { RecordGuard } from './record-guard.tsx';

const SCREENS = { ClassList: '/editor', CourseList: '/private-class-editor' } as const;

const failed = (status: number) =>
  new ApiError({ kind: 'http', status, code: 'INTERNAL', msg: 'Terjadi Kesalahan', requestId: 'req-contoh-7f3a' });

const open = (kind: 'class' | 'course', ...statuses: readonly number[]) =>
  render(
    <DesignSystemProvider>
      <FakeShell screens={SCREENS}>
        <RecordGuard kind={kind} heading="Umpan Balik" failures={[undefined, ...statuses.map(failed)]}>
          <p>Isi layar</p>
        </RecordGuard>
      </FakeShell>
    </DesignSystemProvider>,
  );

test('shows a missing right with the request id for support, and links to the list', async () => {
  open('class', 404, 403);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
  screen.getByRole('heading', { name: 'Umpan Balik' });
  screen.getByText(/req-contoh-7f3a/);
  expect(screen.getByRole('link', { name: 'Ke Daftar Kelas' })).toHaveAttribute('href', '/editor');
  expect(screen.queryByText('Isi layar')).toBeNull();
});

test('names the kind of the missing record, and links to its list', async () => {
  open('class', 404).unmount();
  open('course', 404);
  await screen.findByText('Kelas daring mandiri tidak ditemukan');
  expect(screen.getByRole('link', { name: 'Ke Kelas Daring Mandiri' })).toHaveAttribute(
    'href',
    '/private-class-editor',
  );
});

test('leaves failures that can be retried to the screen', async () => {
  open('class', 507);
  await screen.findByText('Isi layar');
});
