import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { certificateApi } from '../../testing/certificate-api.ts';
import { certificateRow, FIVE } from '../../testing/certificate-fixtures.ts';
import * as templateStories from '../new-certificate/new-certificate.stories.tsx';
import * as privateStories from '../private-certificate/private-certificate.stories.tsx';
import * as stories from './certificate.stories.tsx';

declare const jest: typeof import('@jest/globals')['jest'];

const { Working, Additional, PageTwoHidden, Empty, Instructor, Failed, Forbidden, UnknownClass } =
  composeStories(stories);
const { Interrupted, BatchDone, Conflict, WritesFail, ListFailed } = composeStories(stories);
const { Competencies, NoCompetencies } = composeStories(templateStories);
const { Working: Private } = composeStories(privateStories);

// Measures every letter as half as wide as its font size, because jsdom has neither fonts nor a canvas.
jest.mock('../../features/certificate/font/font.ts', () => ({
  familyOf: () => 'Uji',
  loadFontFrom: () => Promise.resolve(),
  loadFont: () => Promise.resolve(),
  fontBytes: () => Promise.resolve(new ArrayBuffer(0)),
  createMeasure: () => (text: string, size: number) => text.length * size * 0.5,
}));

// Returns one font per block of letters. Loading block 7f, which contains the letter U+7F3A, fails.
jest.mock('../../features/certificate/font/noto-fonts.ts', () => ({
  ...jest.requireActual<object>('../../features/certificate/font/noto-fonts.ts'),
  notoFontsOf: async (blocks: readonly string[]) => {
    if (blocks.includes('7f')) throw new Error('Huruf untuk nama ini tidak dapat dimuat.');
    return blocks.map((block) => ({ block, bytes: new ArrayBuffer(0) }));
  },
}));

// Mocks a running batch, which ends only when it is aborted.
jest.mock('../../features/certificate/batch/work-task.ts', () => ({
  workTask: ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
}));

const page = (name: string) => screen.findByRole('group', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  it('shows "Terkirim" and "Belum Dibuat" (B-121, B-122)', async () => {
    await Working.run();
    const table = await screen.findByRole('table', { name: 'Daftar penerima sertifikat' });
    await waitFor(() => expect(within(table).getAllByText('Belum Dibuat')).toHaveLength(3));
    expect(within(table).getAllByText('Terkirim')).toHaveLength(2);
    expect(within(table).getByText('Terbitan ke-3')).toBeInTheDocument();
  });

  it('shows an empty state when there is nobody', async () => {
    await Empty.run();
    expect(await screen.findByText('Belum ada peserta yang diterima')).toBeInTheDocument();
    expect(await button('Generate dan upload untuk semua')).toBeDisabled();
  });

  it('shows that it cannot be loaded', async () => {
    await ListFailed.run();
    expect(await screen.findByText('Daftar penerima tidak dapat dimuat')).toBeInTheDocument();
  });
});

describe('tabs', () => {
  it('are Sertifikat and Sertifikat Tambahan for a class (B-117)', async () => {
    await Additional.run();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Sertifikat', 'Sertifikat Tambahan']);
  });

  it('are missing for a self-paced class', async () => {
    await Private.run();
    expect(await page('Halaman satu')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the editor', () => {
  it('previews both pages with the test name, predicate and competencies', async () => {
    await Working.run();
    expect(await page('Halaman satu')).toHaveTextContent('Sekar Ayu Pramudita');
    const second = await page('Halaman dua');
    expect(within(second).getByText('Istimewa')).toBeInTheDocument();
    expect(second).toHaveTextContent('• Menyunting kalimat agar efektif');
  });

  it('removes page two when it is hidden (B-124)', async () => {
    await PageTwoHidden.run();
    await page('Halaman satu');
    expect(screen.queryByRole('group', { name: 'Halaman dua' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Sembunyikan Halaman Dua' }));
    expect(await page('Halaman dua')).toBeInTheDocument();
  });

  it('moves a part with the arrow keys, a tenth of a percent at a time, and saves', async () => {
    await Working.run();
    const name = await button(/^Geser nama dengan tombol panah: /);
    name.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByRole('slider', { name: 'Posisi horizontal' })).toHaveValue('58.1');
    expect(screen.getByRole('slider', { name: 'Posisi vertikal' })).toHaveValue('45');
    expect(await button('Generate dan upload untuk semua')).toBeDisabled();
    await userEvent.click(await button('Simpan templat'));
    expect(await screen.findByText('Template Sertifikat Berhasil Diperbarui!')).toBeInTheDocument();
  });

  it('shows the longest real name, shrunk, with a notice', async () => {
    await Working.run();
    await userEvent.click(await button('Nama terpanjang'));
    expect(await screen.findByText('Nama ini diperkecil agar muat di halaman.')).toBeInTheDocument();
  });

  it('centres the name on the page', async () => {
    await Working.run();
    await userEvent.selectOptions(await screen.findByLabelText('Bagian yang diatur'), 'Nama');
    await userEvent.click(screen.getByRole('switch', { name: 'Nama rata tengah' }));
    expect(screen.getByRole('slider', { name: 'Posisi tengah nama' })).toHaveValue('50');
  });

  it('keeps the previous preview until another font is loaded, then shows its letters (D219)', async () => {
    await Working.run();
    const field = await screen.findByLabelText('Nama uji');
    await userEvent.clear(field);
    await userEvent.type(field, 'Lim ');
    await userEvent.type(field, '林');
    expect(await page('Halaman satu')).toHaveTextContent('Lim');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Halaman satu' })).toHaveTextContent('Lim 林'));
    await userEvent.type(field, '缺');
    expect(
      await screen.findByText('Huruf sertifikat tidak dapat dimuat. Periksa jaringan, lalu muat ulang halaman.'),
    ).toBeInTheDocument();
    expect(await page('Halaman satu')).toHaveTextContent('Lim 林');
  });

  it('lists letters that cannot be printed', async () => {
    await Working.run();
    const field = await screen.findByLabelText('Nama uji');
    await userEvent.clear(field);
    await userEvent.type(field, 'Анна');
    expect(
      await screen.findByText('Huruf tidak tersedia: А н а. Sertifikat dengan huruf ini tidak dapat dibuat.'),
    ).toBeInTheDocument();
  });

  it('is read-only for an instructor', async () => {
    await Instructor.run();
    expect(await screen.findByText('Templat hanya dapat diubah oleh admin.')).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Ukuran huruf' })).toBeDisabled();
  });

  it('keeps the changes when somebody else saved meanwhile, and shows who', async () => {
    await Conflict.run();
    await userEvent.click(await screen.findByRole('switch', { name: 'Sembunyikan Halaman Dua' }));
    await userEvent.click(await button('Simpan templat'));
    expect(await screen.findByText('Templat ini baru saja diubah Ratih Wulandari.')).toBeInTheDocument();
    await userEvent.click(await button('Simpan punya saya'));
    expect(await screen.findByText('Template Sertifikat Berhasil Diperbarui!')).toBeInTheDocument();
  });

  it('keeps the changes when saving fails', async () => {
    await WritesFail.run();
    await userEvent.click(await screen.findByRole('switch', { name: 'Sembunyikan Halaman Dua' }));
    await userEvent.click(await button('Simpan templat'));
    expect(await screen.findByText('Terjadi Kesalahan')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Sembunyikan Halaman Dua' })).toBeChecked();
  });
});

describe('a batch', () => {
  it('requires confirmation, with the specified warning (B-135, D92)', async () => {
    await Working.run();
    await userEvent.click(await button('Generate dan upload untuk semua'));
    const dialog = await screen.findByRole('alertdialog');
    expect(
      await within(dialog).findByText(
        'Peringatan : Tidak Semua Predikat Terisi, refresh halaman ini untuk membatalkan, tekan Ok untuk melanjutkan',
      ),
    ).toBeInTheDocument();
    expect(within(dialog).getByText(/^2 sertifikat akan dibuat/)).toBeInTheDocument();
    expect(within(dialog).getByText('1: Belum berpredikat (Citra Lestari)')).toBeInTheDocument();
  });

  it('can be for those who attended or passed only, and is counted again', async () => {
    await Working.run();
    await userEvent.click(await button('Generate dan upload untuk semua'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Yang tercatat hadir' }));
    expect(await dialog.findByText('1: Tidak tercatat hadir (Citra Lestari)')).toBeInTheDocument();
    expect(dialog.getByText(/^1 sertifikat akan dibuat/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Yang lulus tes akhir' }));
    expect(dialog.getByLabelText('Nilai terendah')).toHaveValue('70');
  });

  it('starts while its count is read again in the background', async () => {
    const numbered = jest.fn();
    const api = certificateApi();
    const [ELIGIBLE, NUMBERS] = [
      'GET /v1/class/:code/certificates/eligibility',
      'POST /v1/class/:code/certificates/numbers',
    ];
    let reads = 0;
    const answers: FakeApi = {
      ...api,
      [ELIGIBLE]: (request) => {
        reads += 1;
        return reads === 1 ? (api[ELIGIBLE]?.(request) ?? {}) : { silent: true };
      },
      [NUMBERS]: () => {
        numbered();
        return { silent: true };
      },
    };
    await Working.run({ args: { ...Working.args, api: () => answers } });
    await userEvent.click(await button('Generate dan upload untuk semua'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/^2 sertifikat akan dibuat/);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reads).toBe(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    await waitFor(() => expect(numbered).toHaveBeenCalledTimes(1));
  });

  it('that was interrupted can be resumed, and lists who failed and why', async () => {
    await Interrupted.run();
    expect(await screen.findByText('Membuat dan mengunggah sertifikat')).toBeInTheDocument();
    expect(await screen.findByText(/^Анна Иванова: Huruf tidak tersedia/)).toBeInTheDocument();
    expect(await button('Lanjutkan')).toBeEnabled();
    expect(await button('Batalkan')).toBeEnabled();
  });

  it('that was resumed can be paused and cancelled', async () => {
    const written: string[] = [];
    const spy = (api: FakeApi, key: string): FakeApi => ({
      ...api,
      [key]: (request) => {
        written.push(key);
        return api[key]?.(request) ?? { body: null };
      },
    });
    const api = spy(spy(certificateApi(FIVE, { job_id: 77 }), 'POST /v1/jobs/:id/pause'), 'POST /v1/jobs/:id/cancel');
    await Interrupted.run({ args: { ...Interrupted.args, api: () => api } });
    await userEvent.click(await button('Lanjutkan'));
    await userEvent.click(await button('Jeda'));
    await waitFor(() => expect(written).toEqual(['POST /v1/jobs/:id/pause']));
    await userEvent.click(await button('Lanjutkan'));
    expect(await button('Jeda')).toBeEnabled();
    await userEvent.click(await button('Batalkan'));
    await waitFor(() => expect(written).toContain('POST /v1/jobs/:id/cancel'));
  });

  it('that is over shows how many succeeded, and offers the failed ones again (B-134, D105)', async () => {
    await BatchDone.run();
    expect(await screen.findByText('Sukses mengunggah 118/120')).toBeInTheDocument();
    expect(await button('Ulangi yang gagal')).toBeEnabled();
  });
});

describe('certificates of chosen people', () => {
  const rows = [
    certificateRow({ ...FIVE[0], full_name: 'Nama Baru', issued_name: 'Nama Lama' }),
    certificateRow({ ...FIVE[1], certificate_url: null, issued_name: null, revoked_at: '2026-11-20T03:00:00.000Z' }),
    certificateRow({ ...FIVE[2], predicate: 'Menengah' }),
  ];
  const NUMBERS = 'POST /v1/class/:code/certificates/numbers';
  /** Response without a task, so that no batch starts and outlives the test. */
  const NOBODY_LEFT = {
    body: { success: true, affectedRows: 0, items: [], left_out: 0, without_predicate: 0, job_id: null },
  };
  /** Renders the screen and records the requests to the given endpoints. */
  async function run(...keys: string[]) {
    const api = certificateApi(rows);
    const written: [string, unknown][] = [];
    const recording = keys.map((key): [string, FakeApi[string]] => [
      key,
      (request) => {
        written.push([key.split('/').at(-1) ?? '', request.body]);
        return key === NUMBERS ? NOBODY_LEFT : (api[key]?.(request) ?? { body: null });
      },
    ]);
    await Working.run({ args: { ...Working.args, api: () => ({ ...api, ...Object.fromEntries(recording) }) } });
    return { written, table: within(await screen.findByRole('table', { name: 'Daftar penerima sertifikat' })) };
  }
  const REVOKE = 'POST /v1/class/:code/certificates/revoke';
  const fromMenu = (name: string, item: string) => chooseAction(`Tindakan untuk ${name}`, item);

  it('show a revoked one, and a PDF that has a former name', async () => {
    const { table } = await run();
    expect(await table.findByText('Dicabut')).toBeInTheDocument();
    expect(table.getByText('PDF masih bernama Nama Lama')).toBeInTheDocument();
    expect(table.getAllByText('Terkirim')).toHaveLength(1);
  });

  it('are issued again from the menu of a row, also a revoked one', async () => {
    const { written } = await run(NUMBERS);
    await fromMenu('Nama Baru', 'Terbitkan ulang');
    await userEvent.click(await button('Terbitkan 1 sertifikat'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written).toHaveLength(1);
    expect(written[0]).toEqual(['numbers', { ids: [1], again: true, revoked: true, as_task: true, kind: 'class' }]);
  });

  it('are issued for a selection, including existing and revoked ones only when ticked', async () => {
    const { written, table } = await run(NUMBERS);
    await table.findByText('Dicabut');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
    await userEvent.click(await button('Terbitkan'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terbitkan Sertifikat' }));
    expect(await dialog.findByRole('button', { name: 'Terbitkan 1 sertifikat' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Terbitkan lagi 1 yang sudah dicabut/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Terbitkan 2 sertifikat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written).toHaveLength(1);
    expect(written[0]?.[1]).toMatchObject({ ids: [1, 2, 3], again: false, revoked: true });
  });

  it('are revoked after a preview', async () => {
    const { written } = await run(REVOKE);
    await fromMenu('Nama Baru', 'Cabut');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cabut Sertifikat' }));
    expect(await dialog.findByText('1 sertifikat akan dicabut')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Nama keliru');
    await userEvent.click(dialog.getByRole('button', { name: 'Cabut 1 sertifikat' }));
    expect(await screen.findByText('1 sertifikat dicabut')).toBeInTheDocument();
    expect(written).toEqual([['revoke', { ids: [1], reason: 'Nama keliru', kind: 'class' }]]);
  });

  it('keep the dialog with the reason when revoking fails', async () => {
    const api = { ...certificateApi(rows), [REVOKE]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') };
    await Working.run({ args: { ...Working.args, api: () => api } });
    await screen.findByRole('table', { name: 'Daftar penerima sertifikat' });
    await fromMenu('Nama Baru', 'Cabut');
    await userEvent.click(await button('Cabut 1 sertifikat'));
    expect(await screen.findByText('Terjadi Kesalahan')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Cabut Sertifikat' })).toBeInTheDocument();
  });
});

describe('letters that cannot be printed', () => {
  it('are shown before a batch, which cannot start', async () => {
    const api = certificateApi(FIVE, { what_to_learn: ['Membaca 漢字 Ж'] });
    await Working.run({ args: { ...Working.args, api: () => api } });
    await userEvent.click(await button('Generate dan upload untuk semua'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/^Huruf tidak tersedia: Ж/)).toBeInTheDocument();
    await dialog.findByText(/^2 sertifikat akan dibuat/);
    expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeDisabled();
  });
});

describe('dialogs', () => {
  it('lists what can be downloaded and counts what is chosen (B-145)', async () => {
    await Working.run();
    await userEvent.click(await button('Unduh Sertifikat'));
    const dialog = await screen.findByRole('dialog', { name: 'Unduh Sertifikat' });
    const boxes = await within(dialog).findAllByRole('checkbox', { name: /Bagus Wicaksono/ });
    await userEvent.click(boxes[0] as HTMLElement);
    expect(await within(dialog).findByRole('button', { name: 'Unduh Terpilih (1)' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'Unduh Semua' })).toBeEnabled();
  });

  it('shows the specified message when a file cannot be fetched (B-147)', async () => {
    await Working.run();
    await userEvent.click(await button('Unduh Sertifikat'));
    const dialog = await screen.findByRole('dialog', { name: 'Unduh Sertifikat' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Unduh Semua' })).toBeEnabled());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unduh Semua' }));
    expect(await within(dialog).findByText('Terjadi kesalahan, harap hubungi developer')).toBeInTheDocument();
  });

  it('fills predicates of those who lack one', async () => {
    await Working.run();
    await userEvent.click(await button('Isi Predikat'));
    const dialog = await screen.findByRole('dialog', { name: 'Isi Predikat' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText('Pilih predikat terlebih dahulu')).toBeInTheDocument();
    await userEvent.selectOptions(within(dialog).getByLabelText('Predikat'), 'Menengah');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Predikat 1 orang tersimpan')).toBeInTheDocument();
  });
});

describe('competencies', () => {
  it('must not be empty, and deleting one requires confirmation (B-153, B-154)', async () => {
    await Competencies.run();
    await userEvent.click(await button('Hapus kompetensi 1'));
    expect(await screen.findByText('Apakah anda yakin ingin menghapus kompetensi ini?')).toBeInTheDocument();
    await userEvent.click(await button('Hapus'));
    await waitFor(() => expect(screen.queryByLabelText('Kompetensi 3')).toBeNull());
    await userEvent.click(await button('Tambah kompetensi'));
    await userEvent.click(await button('Simpan kompetensi'));
    expect((await screen.findAllByText('Kompetensi tidak boleh kosong!')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText('Kompetensi 3'), 'Menata halaman');
    await userEvent.click(await button('Simpan kompetensi'));
    expect(await screen.findByText('Kompetensi tersimpan')).toBeInTheDocument();
  });

  it('are kept when somebody else saved meanwhile, who is named, and saved on request', async () => {
    await Competencies.run({
      args: {
        ...Competencies.args,
        api: () => {
          const api = certificateApi();
          const save = api['PUT /v1/class/:code'];
          return {
            ...api,
            'PUT /v1/class/:code': (request) =>
              save && (request.body as { version?: number }).version === undefined
                ? save(request)
                : refusal(409, 'VERSION_CONFLICT', 'Data ini sudah diubah.', {
                    current: { changed_by: 'Ratih Wulandari' },
                  }),
          };
        },
      },
    });
    await userEvent.click(await button('Tambah kompetensi'));
    await userEvent.type(screen.getByLabelText('Kompetensi 4'), 'Menata halaman');
    await userEvent.click(await button('Simpan kompetensi'));
    expect(await screen.findByText('Kompetensi ini baru saja diubah Ratih Wulandari.')).toBeInTheDocument();
    expect(screen.getByLabelText('Kompetensi 4')).toHaveValue('Menata halaman');
    await userEvent.click(await button('Simpan punya saya'));
    expect(await screen.findByText('Kompetensi tersimpan')).toBeInTheDocument();
  });

  it('show an empty state while there are none', async () => {
    await NoCompetencies.run();
    expect(await screen.findByText('Belum ada kompetensi')).toBeInTheDocument();
  });
});

describe('the screen', () => {
  it('shows why it cannot be loaded', async () => {
    await Failed.run();
    expect(await screen.findByText('Pengaturan sertifikat tidak dapat dimuat')).toBeInTheDocument();
    expect(await button('Coba lagi')).toBeEnabled();
  });
  it('is forbidden without access', async () => {
    await Forbidden.run();
    expect(await screen.findByText('Kamu tidak punya akses ke halaman ini')).toBeInTheDocument();
  });
  it('shows that a class is unknown', async () => {
    await UnknownClass.run();
    expect(await screen.findByText('Kelas tidak ditemukan')).toBeInTheDocument();
  });
});
