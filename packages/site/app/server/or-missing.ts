import { data } from 'react-router';
import { CallFailure } from './call-failure.ts';

/** Converts a 404 of the API to the page 'Halaman ini tidak ada'. */
export async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}
