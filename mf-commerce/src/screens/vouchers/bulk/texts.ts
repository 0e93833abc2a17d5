import type { VoucherBulkAction } from '@widya/contract/voucher-rules';
import { formatNumber as count } from '@widya/design-system/formats/number';

interface ActionTexts {
  readonly title: string;
  /** Label of the button, with the number of vouchers. */
  readonly run: (vouchers: number) => string;
  /** Text of the preview about vouchers that will change. */
  readonly will: (vouchers: number) => string;
  readonly done: (vouchers: number) => string;
}

/** Texts of the bulk actions. */
export const BULK_ACTIONS: Readonly<Record<VoucherBulkAction, ActionTexts>> = {
  activate: {
    title: 'Aktifkan voucher',
    run: (vouchers) => `Aktifkan ${count(vouchers)} voucher`,
    will: (vouchers) => `${count(vouchers)} voucher akan diaktifkan`,
    done: (vouchers) => `${count(vouchers)} voucher diaktifkan`,
  },
  deactivate: {
    title: 'Nonaktifkan voucher',
    run: (vouchers) => `Nonaktifkan ${count(vouchers)} voucher`,
    will: (vouchers) => `${count(vouchers)} voucher akan dinonaktifkan`,
    done: (vouchers) => `${count(vouchers)} voucher dinonaktifkan`,
  },
  delete: {
    title: 'Hapus voucher',
    run: (vouchers) => `Hapus ${count(vouchers)} voucher`,
    will: (vouchers) => `${count(vouchers)} voucher akan dihapus dan tidak dapat dikembalikan`,
    done: (vouchers) => `${count(vouchers)} voucher dihapus`,
  },
};

export const BULK_TEXTS = {
  bar: { activate: 'Aktifkan', deactivate: 'Nonaktifkan', delete: 'Hapus', more: 'Tindakan lain untuk yang dipilih' },
  chosen: (vouchers: number, left: number) =>
    left === 0
      ? `${count(vouchers)} voucher dipilih`
      : `${count(vouchers)} voucher dipilih, ${count(left)} dikecualikan`,
  nothing: 'Tidak ada voucher yang berubah.',
  used: (vouchers: number) => `${count(vouchers)} pernah dipakai; transaksi dan potongannya tetap.`,
  skippedBecause: (vouchers: number, reason: string) => `${count(vouchers)}: ${reason}`,
} as const;
