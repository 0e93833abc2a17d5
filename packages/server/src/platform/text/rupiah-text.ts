/** `Rp150.000`; 'Gratis' for 0. Source. */
export const rupiahText = (amount: number): string =>
  amount === 0 ? 'Gratis' : `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;
