import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useClassInstructorActions, useClassInstructors } from '@widya/api-client/class-instructors';
import type { Instructor } from '@widya/contract/instructors';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { AssignedInstructors } from './assigned-instructors.tsx';
import { assignedOf, assignmentApi, INSTRUCTORS } from './testing/instructor-fixtures.ts';

const CODE = 'MNA7Q2KD';
const NAME = 'Menyunting Naskah Akademik';
const INSTRUCTOR: typeof TEST_USER = { ...TEST_USER, role: 'instructor', userType: 'instructor' };

/** Renders the component as a remote does, with the calls for classes. */
function Assigned({ known }: { readonly known: boolean }) {
  const list = useClassInstructors(CODE);
  const { add, remove } = useClassInstructorActions();
  const calls = { add: (id: number) => add(CODE, id), remove };
  return (
    <AssignedInstructors
      name={known ? NAME : undefined}
      list={list}
      calls={known ? calls : null}
      settingsKey="widyaiswara-uji"
    />
  );
}

interface Opening {
  readonly assigned?: number;
  /** Responses that replace the successful ones. */
  readonly answers?: FakeApi;
  readonly user?: typeof TEST_USER;
  readonly known?: boolean;
}

const linkOf = (instructor: Instructor) => ({ ...assignedOf(instructor), class_code: CODE, class_name: NAME });

function open({ assigned = 2, answers = {}, user = TEST_USER, known = true }: Opening = {}) {
  const first = INSTRUCTORS.slice(0, assigned);
  const api = assignmentApi({ path: '/v1/class_instructors', listed: '/:code/class', linkOf, first });
  render(
    <DesignSystemProvider>
      <StoryShell api={{ ...api, ...answers }} user={user}>
        <Assigned known={known} />
      </StoryShell>
    </DesignSystemProvider>,
  );
}

const WRITES_FAIL: FakeApi = {
  'POST /v1/class_instructors/create': () => refusal(409, 'INVALID_TRANSITION', 'Widyaiswara ini sudah terhapus'),
  'DELETE /v1/class_instructors/:id': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
};

const table = () => screen.findByRole('table', { name: 'Widyaiswara kelas ini' });
const openAdd = async () => {
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Widyaiswara' }));
  return within(await screen.findByRole('dialog', { name: 'Tambah Widyaiswara' }));
};

describe('the list', () => {
  test('lists the instructors, and formats their descriptions', async () => {
    open();
    const rows = within(await table());
    rows.getByText('Dr. Contoh Hadikusumo');
    rows.getByText('Widyaiswara Utama');
    expect(rows.getByText('1998').tagName).toBe('STRONG');
    await screen.findByText(`${NAME} · 2 widyaiswara`);
  });

  test('is read-only for instructors', async () => {
    open({ user: INSTRUCTOR });
    await table();
    expect(screen.queryByRole('button', { name: 'Tambah Widyaiswara' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Tindakan untuk/ })).toBeNull();
  });

  test('explains how to add instructors while it is empty', async () => {
    open({ assigned: 0 });
    await screen.findByText('Belum ada widyaiswara di kelas ini');
    expect(screen.getAllByRole('button', { name: 'Tambah Widyaiswara' })).toHaveLength(2);
  });

  test('shows why it failed, with the request id', async () => {
    open({ answers: { 'GET /v1/class_instructors/:code/class': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } });
    await screen.findByText('Daftar widyaiswara tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('disables adding while the record is not loaded', async () => {
    open({ known: false });
    await table();
    expect(screen.getByRole('button', { name: 'Tambah Widyaiswara' })).toBeDisabled();
  });
});

describe('adding', () => {
  test('lists those who are not assigned, and adds one after another', async () => {
    open();
    const dialog = await openAdd();
    await dialog.findByText('Bagas Contoh Pradipta');
    expect(dialog.queryByText('Dr. Contoh Hadikusumo')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Tambahkan Bagas Contoh Pradipta' }));
    await screen.findByText('Widyaiswara berhasil ditambahkan!');
    await waitFor(() => expect(dialog.queryByText('Bagas Contoh Pradipta')).toBeNull());
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    dialog.getByText('Laksmi Contoh Maheswari');
    await screen.findByText(`${NAME} · 3 widyaiswara`);
  });

  test('searches', async () => {
    open();
    const dialog = await openAdd();
    await dialog.findByText('Bagas Contoh Pradipta');
    await userEvent.type(dialog.getByRole('searchbox'), 'laksmi');
    await waitFor(() => expect(dialog.queryByText('Bagas Contoh Pradipta')).toBeNull());
    await dialog.findByText('Laksmi Contoh Maheswari');
    await userEvent.type(dialog.getByRole('searchbox'), 'xyz');
    await dialog.findByText('Tidak ada yang cocok');
  });

  test('shows a message when everybody is assigned', async () => {
    open({ assigned: INSTRUCTORS.length });
    await (await openAdd()).findByText('Semua widyaiswara sudah ada di kelas ini');
  });

  test('shows why it failed', async () => {
    open({ answers: WRITES_FAIL });
    const dialog = await openAdd();
    await userEvent.click(await dialog.findByRole('button', { name: 'Tambahkan Bagas Contoh Pradipta' }));
    await dialog.findByText('Widyaiswara ini sudah terhapus');
  });
});

describe('removing', () => {
  const confirm = async () => {
    await table();
    await chooseAction('Tindakan untuk Ratri Contoh Wulandari', 'Hapus');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    return dialog;
  };

  test('requires confirmation, removes and shows a toast', async () => {
    open();
    await confirm();
    await screen.findByText('Widyaiswara telah terhapus!');
    await waitFor(() => expect(screen.queryByText('Ratri Contoh Wulandari')).toBeNull());
  });

  test('keeps the dialog and the instructor when it fails', async () => {
    open({ answers: WRITES_FAIL });
    const dialog = await confirm();
    await dialog.findByText('Kesalahan terjadi');
    screen.getByText('Penyunting');
  });
});
