import type { CertificateItem } from '@widya/contract/certificates';

const FIRST = ['Sekar', 'Bagus', 'Ayu', 'Wira', 'Laras', 'Dimas', 'Ratih', 'Galih'];
const LAST = ['Pramudita', 'Wicaksono', 'Lestari', 'Nugraha', 'Maheswari', 'Santosa'];

export const people = (count: number): CertificateItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    full_name: `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]} ${index + 1}`,
    predicate: 'Istimewa',
    printed_number: `${String(index + 1).padStart(3, '0')}/WIDYA/11/26`,
    public_code: `ABCD${String(index).padStart(6, '2')}`,
    revoked: false,
    next_revision: 1,
  }));
