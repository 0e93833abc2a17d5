import type { ParticipantSummary } from '@widya/contract/participants';

/** `82/100` with a quota; only the first number without one, and for a free class. B-075. */
export const seats = (
  accepted: number,
  { price, quota }: Pick<ParticipantSummary, 'price' | 'quota'>,
  format: (value: number) => string,
): string => (price > 0 && quota !== null && quota > 0 ? `${format(accepted)}/${format(quota)}` : format(accepted));
