import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { pageOf } from '../../testing/admin-fixtures.ts';
import { archiveTask, documentApi } from '../../testing/document-api.ts';
import { DOCUMENTS, documentForm } from '../../testing/document-fixtures.ts';
import DocumentForms from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Formulir Dokumen',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/formulir-dokumen' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...documentApi(), ...answers }} url={url} user={TEST_USER} path="/formulir-dokumen">
      <DocumentForms {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/document_forms';
const CHANGE = 'PUT /v1/document_forms/:id/update';
const broken = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');
const listed = (rows: readonly object[]): FakeApi => ({ [LIST]: () => ({ body: pageOf(rows) }) });
const changedTo = (changes: object): FakeApi => ({
  [CHANGE]: ({ body }) =>
    (body as { version: number }).version === 2
      ? refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah orang lain', {
          current: { ...DOCUMENTS[0], ...changes, version: 3, changed_by: 'Ratna Contoh', changed_at: null },
        })
      : { body: { success: true, affectedRows: 1, data: DOCUMENTS[0], version: 4 } },
});

export const AllClasses: Story = {};
export const OneClass: Story = { args: { url: '/formulir-dokumen?class_code=NASKAH26' } };
export const Loading: Story = { args: { answers: { [LIST]: () => ({ silent: true }) } } };
export const Empty: Story = { args: { answers: listed([]) } };
export const FilteredEmpty: Story = { args: { url: '/formulir-dokumen?q=xyz' } };
export const Failed: Story = { args: { answers: { [LIST]: broken } } };
export const Forbidden: Story = {
  args: { answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
export const ClassesFail: Story = { args: { answers: { 'GET /v1/document_forms/classes': broken } } };
export const OneRow: Story = { args: { answers: listed([DOCUMENTS[0] as object]) } };
export const FiftyRows: Story = {
  args: {
    url: '/formulir-dokumen?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        documentForm({
          id: index + 1,
          full_name: index % 6 === 0 ? 'Nama Panjang '.repeat(9) : `Orang ${index}`,
          document_type: index % 5 === 0 ? 'Surat Rekomendasi Pimpinan Satuan Kerja '.repeat(3) : 'Surat Tugas',
        }),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const FileGone: Story = {
  args: {
    answers: {
      'GET /v1/document_forms/:id/file': () => refusal(404, 'NOT_FOUND', 'Berkas sudah tidak ada di penyimpanan'),
    },
  },
};
export const SaveFails: Story = { args: { answers: { [CHANGE]: broken } } };
/** Somebody else changed the rank meanwhile. */
export const OtherFieldChanged: Story = { args: { answers: changedTo({ rank: 'Pembina' }) } };
/** Somebody else changed the division meanwhile. */
export const SameFieldChanged: Story = { args: { answers: changedTo({ division: 'Tata Usaha' }) } };
export const ArchiveFails: Story = {
  args: {
    answers: {
      'GET /v1/document_forms/attachment': () => refusal(404, 'NOT_FOUND', 'Berkas sudah tidak ada di penyimpanan'),
    },
  },
};
export const ArchiveTaskFails: Story = {
  args: {
    answers: {
      'GET /v1/jobs/:id': () => ({
        body: archiveTask({ state: 'FAILED', failed: 0, sent: 240, result: null, cause: 'Hasil akhir gagal dibuat.' }),
      }),
    },
  },
};
export const DownloadFails: Story = { args: { answers: { 'POST /v1/document_forms/export': broken } } };
