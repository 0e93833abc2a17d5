import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { GUESSED_SITE_USER } from '@widya/remote-kit/testing';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { csvRowsOf } from './invite/csv-rows-of.ts';
import { dataRequestApi, ITEMS, userApi } from './story-users.ts';
import * as stories from './users.stories.tsx';

const {
  Active,
  DataRequested,
  DataRequestsFail,
  Deleted,
  Empty,
  EmptyDeleted,
  FilteredEmpty,
  Failed,
  Forbidden,
  Viewing,
  ViewingClasses,
  ViewingNoClasses,
  ViewingRepeated,
  ViewingAsAdmin,
  ViewingNobody,
  ClassesFailed,
  KnownAddress,
  EditedByOther,
  WritesFail,
  InviteResult,
  ViewingInvited,
  InvitationFailed,
  InvitationFailedInList,
} = composeStories(stories);

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar Pengguna' });
  return within((await within(table).findByText(name)).closest('tr') as HTMLElement);
};
const choose = async (name: string, action: string) => {
  await rowOf(name);
  await chooseAction(`Tindakan untuk ${name}`, action);
};
const press = async (action: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));

describe('rows', () => {
  test('show person, region and newsletter', async () => {
    render(<Active />);
    const row = await rowOf('Siti Contoh');
    row.getByText('siti@contoh.example');
    row.getByText('Kota Bandung');
    row.getByText('Jawa Barat');
    row.getByText('Berlangganan');
    row.getByText('Sudah diklaim');
    (await rowOf('SITI CONTOH')).getByText('Pengulangan');
    screen.getByText('1.284 pengguna aktif');
  });

  test('of deleted people can be restored, but not once they are anonymised', async () => {
    render(<Deleted />);
    await choose('Wayan Contoh', 'Pulihkan');
    await screen.findByText('Wayan Contoh dipulihkan');
    await rowOf('anonim-5@dihapus.invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Dianonimkan' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).queryByText('Pulihkan')).toBeNull();
  });
});

describe('requests about own data (S43)', () => {
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Lihat permintaan' }));

  test('are announced above the list, listed with person and kind, and marked as done', async () => {
    // This test needs its own fake API, because requests marked as done are removed from it.
    render(<DataRequested answers={dataRequestApi()} />);
    await screen.findByText('2 permintaan data pribadi menunggu');
    await open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Permintaan data pribadi' }));
    dialog.getByText('Penghapusan data');
    dialog.getByText('Tidak ada akun dengan alamat ini');
    dialog.getByRole('link', { name: 'Buka Siti Contoh' });
    await userEvent.click(dialog.getByRole('button', { name: 'Tandai selesai: siti@contoh.example' }));
    await waitFor(() => expect(dialog.queryByText('Penghapusan data')).toBeNull());
    dialog.getByText('Salinan data');
    await userEvent.click(dialog.getByRole('button', { name: 'Tandai selesai: tanpa-akun@contoh.example' }));
    await dialog.findByText('Semua permintaan sudah selesai');
  });

  test('stay when they cannot be marked, and show the failure', async () => {
    render(<DataRequestsFail />);
    await open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Permintaan data pribadi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tandai selesai: siti@contoh.example' }));
    await screen.findByText(/Terjadi Kesalahan/);
    dialog.getByText('Penghapusan data');
  });
});

describe('an invitation (D217)', () => {
  test('is sent again from the row of an account that nobody claimed, and from no other', async () => {
    render(<Active />);
    await choose('Budi Contoh', 'Kirim ulang undangan');
    await screen.findByText('Undangan Budi Contoh dikirim ulang');
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Siti Contoh' }));
    expect(within(await screen.findByRole('menu')).queryByText('Kirim ulang undangan')).toBeNull();
  });

  test('that failed is marked in the row, and sent again from there', async () => {
    render(<InvitationFailedInList />);
    (await rowOf('budi@contoh.example')).getByText('Undangan gagal');
    expect(screen.getAllByText('Undangan gagal')).toHaveLength(1);
    await choose('Budi Contoh', 'Kirim ulang undangan');
    await screen.findByText('Undangan Budi Contoh dikirim ulang');
  });

  test('shows why it cannot be sent again, with the request id and a retry', async () => {
    render(<WritesFail />);
    await choose('Budi Contoh', 'Kirim ulang undangan');
    await screen.findByText(/Terjadi Kesalahan/);
    screen.getByText(/req-contoh-7f3a/);
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('shows until when its link works, or why its mail failed', async () => {
    const { unmount } = render(<ViewingInvited />);
    await screen.findByText('Dikirim 18 Nov 2026, 10:00 WIB, berlaku sampai 25 Nov 2026, 10:00 WIB');
    unmount();
    render(<InvitationFailed />);
    await screen.findByText('Gagal dikirim');
    screen.getByText(/mailbox unavailable/);
  });

  test.each(['Undang Satu Pengguna', 'Undang Banyak Pengguna'])(
    'warns in %s that the address of its link is not configured (D216)',
    async (button) => {
      const { unmount } = render(<Active site={GUESSED_SITE_USER.site} />);
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await within(await screen.findByRole('dialog')).findByText(/dimulai dengan http:\/\/localhost:8080/);
      unmount();
      render(<Active />);
      await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(within(await screen.findByRole('dialog')).queryByText(/PUBLIC_URL/)).toBeNull();
    },
  );
});

describe('without rows', () => {
  test.each([
    [Empty, 'Belum ada pengguna'],
    [EmptyDeleted, 'Tidak ada pengguna terhapus'],
    [FilteredEmpty, /xyz/],
    [Failed, 'Daftar pengguna tidak dapat dimuat'],
    [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
  ] as const)('shows why', async (Story, text) => {
    render(<Story />);
    await screen.findByText(text);
  });
});

describe('the newsletter', () => {
  test('is turned off after a confirmation that names the person', async () => {
    render(<Active />);
    await choose('Siti Contoh', 'Nonaktifkan newsletter');
    await screen.findByText(/Siti Contoh langsung berhenti menerima newsletter/);
    await press('Nonaktifkan');
    const toast = (await screen.findByText('Newsletter Siti Contoh dinonaktifkan')).closest<HTMLElement>(
      '[role=status]',
    );
    within(toast as HTMLElement).getByRole('button', { name: 'Urungkan' });
  });

  test('is turned on likewise; a failure is shown in the dialog with its id', async () => {
    render(<WritesFail />);
    await choose('Budi Contoh', 'Aktifkan newsletter');
    await press('Aktifkan');
    const question = await screen.findByRole('alertdialog');
    await within(question).findByText(/Terjadi Kesalahan/);
    within(question).getByText(/req-contoh-7f3a/);
  });
});

describe('deleting', () => {
  test('requires confirmation, deletes, and offers to undo it (D232)', async () => {
    render(<Active />);
    await choose('Budi Contoh', 'Hapus');
    await press('Hapus');
    const toast = (await screen.findByText('Budi Contoh dihapus')).closest<HTMLElement>('[role=status]');
    within(toast as HTMLElement).getByRole('button', { name: 'Urungkan' });
  });
});

describe('inviting one', () => {
  const fill = async (name: string, email: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undang Satu Pengguna' }));
    const dialog = await screen.findByRole('dialog');
    if (name) await userEvent.type(within(dialog).getByLabelText(/Nama Lengkap/), name);
    if (email) await userEvent.type(within(dialog).getByLabelText(/Surel/), email);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undang' }));
    return dialog;
  };

  test('shows what is missing, with the specified message (B-177)', async () => {
    render(<Active />);
    const dialog = await fill('', '');
    await within(dialog).findByText('Periksa Kembali Form Anda, Lengkapi isi form');
    expect(within(dialog).getByLabelText(/Nama Lengkap/)).toHaveFocus();
  });

  test('confirms the invitation (B-178), and requires no password', async () => {
    render(<Active />);
    const dialog = await fill('Orang Baru', 'baru@contoh.example');
    expect(dialog.querySelector('input[type=password]')).toBeNull();
    await screen.findByText('Pengguna Berhasil Ditambahkan');
  });

  test('shows that the person is known and keeps the input (B-176)', async () => {
    render(<KnownAddress />);
    const dialog = await fill('Siti', 'siti@contoh.example');
    expect((await within(dialog).findAllByText('Anggota sudah terdaftar')).length).toBeGreaterThan(0);
    expect(within(dialog).getByLabelText(/Nama Lengkap/)).toHaveValue('Siti');
  });
});

describe('inviting many', () => {
  test('ends with lists of success, duplicate and fail (B-174)', async () => {
    render(<InviteResult />);
    await screen.findByRole('tab', { name: '1 berhasil diundang' });
    await screen.findByText('Kota tidak ada di provinsi ini');
    await userEvent.click(screen.getByRole('tab', { name: '1 sudah terdaftar' }));
    await screen.findByText('Anggota sudah terdaftar');
    await userEvent.click(screen.getByRole('tab', { name: '1 berhasil diundang' }));
    await screen.findByText('2. baru@contoh.example');
  });

  test('shows every page of a list (B-174)', async () => {
    const pageOfMany: FakeApi = {
      'GET /v1/jobs/:id/items': ({ query }) => {
        const page = Number(query.get('page'));
        const data = Array.from({ length: page === 3 ? 20 : 50 }, (_, index) => {
          const position = (page - 1) * 50 + index + 1;
          return { ...ITEMS[1], id: position, position, label: `${position}. orang` };
        });
        return { body: { data, meta: { page, per_page: 50, total: 120 } } };
      },
    };
    render(<InviteResult answers={pageOfMany} />);
    await userEvent.click(await screen.findByRole('tab', { name: '1 sudah terdaftar' }));
    await screen.findByText('50. orang');
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    await screen.findByText('51. orang');
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    await screen.findByText('120. orang');
    screen.getByText('Halaman 3 dari 3');
    expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
    await userEvent.click(screen.getByRole('tab', { name: '1 berhasil diundang' }));
    await screen.findByText('Halaman 1 dari 3');
  });

  test('omits empty cells and keeps the row number', async () => {
    async function* batches() {
      yield [{ line: 4, values: { email: 'a@contoh.example', nama: 'A', kota: '' } }];
    }
    const rows = [];
    for await (const batch of csvRowsOf({ count: 1, batches }, 10)) rows.push(...batch);
    expect(rows).toEqual([{ email: 'a@contoh.example', nama: 'A', row: 4 }]);
  });
});

describe('a person', () => {
  test('shows the stored data, with source and time of the consent', async () => {
    render(<Viewing />);
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByText(/Ya, sejak 18 Nov 2026.*sumber: staf/);
    within(drawer).getByRole('link', { name: '0812-3456-7890' });
  });

  test('has classes with their states, or none', async () => {
    const { unmount } = render(<ViewingClasses />);
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText('Menulis Naskah');
    drawer.getByText('TELAH BAYAR');
    drawer.getByText('Kelas Daring Mandiri');
    unmount();
    const none = render(<ViewingNoClasses />);
    await screen.findByText('Belum mengikuti kelas');
    none.unmount();
    render(<ClassesFailed />);
    await screen.findByText('Daftar kelas tidak dapat dimuat');
  });

  test('shows that a person does not exist', async () => {
    render(<ViewingNobody />);
    await screen.findByText(/Pengguna ini tidak ditemukan/);
  });

  test('a repeated row is merged by a superadmin only', async () => {
    const { unmount } = render(<ViewingRepeated />);
    await userEvent.click(await screen.findByRole('button', { name: 'Gabungkan' }));
    await screen.findByText('Digabungkan, 2 registrasi dipindahkan');
    unmount();
    render(<ViewingAsAdmin />);
    await screen.findByText(/Baris ini mengulang/);
    expect(screen.queryByRole('button', { name: 'Gabungkan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anonimkan' })).toBeNull();
  });

  test('is anonymised once the address was typed (S43)', async () => {
    render(<Viewing />);
    await userEvent.click(await screen.findByRole('button', { name: 'Anonimkan' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Anonimkan' })).toBeDisabled();
    await userEvent.type(question.getByRole('textbox'), 'siti@contoh.example');
    await userEvent.click(question.getByRole('button', { name: 'Anonimkan' }));
    await screen.findByText('Data pengguna telah dianonimkan');
  });

  test('is edited with the version that was read; a conflict keeps the input', async () => {
    render(<WritesFail />);
    await choose('Budi Contoh', 'Sunting');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText(/Nama Lengkap/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Budi Baru');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText(/baru saja diubah orang lain/);
    expect(name).toHaveValue('Budi Baru');
  });
});

describe('a person whom a colleague changed meanwhile', () => {
  const edit = async (label: RegExp, text: string) => {
    render(<EditedByOther />);
    await choose('Budi Contoh', 'Sunting');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sunting Pengguna' }));
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  };

  test('keeps both changes when they are of different fields', async () => {
    await edit(/Ponsel/, '081298765432');
    await screen.findByText('Data Budi Contoh tersimpan');
  });

  test('shows both sides of the same field, and whose the other is', async () => {
    await edit(/Nama Lengkap/, 'Budi Saya');
    const conflict = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
    conflict.getByText(/Rina Admin menyimpan perubahan pada 20 Nov 2026, 09:15 WIB/);
    conflict.getByText('Budi Rekan');
    await userEvent.click(conflict.getByRole('radio', { name: /Budi Saya/ }));
    await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Data Budi Saya tersimpan');
  });
});

describe('the files', () => {
  test('are created by a task and downloaded when they are ready (B-163, B-164)', async () => {
    const createObjectUrl = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
    const answers = { ...userApi() };
    render(<Active answers={answers} />);
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan lain', 'Unduh semua pengguna');
    await screen.findByText('seluruh-pengguna.csv sedang disiapkan');
    await waitFor(() => expect(createObjectUrl).toHaveBeenCalled());
    await screen.findByText('seluruh-pengguna.csv diunduh');
  });
});
