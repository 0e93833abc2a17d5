import { outwardPath } from '@widya/contract/outward-address';

/** How the questions were left, in the address of the page that follows. */
export const TIME_OVER_MARK = 'waktu';
export const CLOSED_MARK = 'tutup';

export const testPath = (code: string, mark?: string): string =>
  outwardPath('finalTest', code) + (mark === undefined ? '' : `?selesai=${mark}`);

export const questionsPath = (code: string): string => outwardPath('testQuestions', code);
