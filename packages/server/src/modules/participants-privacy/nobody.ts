/** Stands in for a name; counts, orders and numbers of certificates stay. */
export const NOBODY = 'Pengguna Anonim';
