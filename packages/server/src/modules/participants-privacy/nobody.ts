/** Replaces a name; counts, orders and certificate numbers stay. */
export const NOBODY = 'Pengguna Anonim';
