import { CERTIFICATE_ENTRY } from '@widya/contract/courses';
import { posterFacts } from '@widya/contract/poster/poster';
import type { RecordPreview } from '@widya/contract/site/preview';
import type { coursePreviewInput } from '@widya/contract/site/preview.schemas';
import type { z } from 'zod';
import { notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { courseByCode } from '../../modules/course-learning/taker.ts';
import { presentPublicCourse, topicOf } from '../../modules/public-courses/queries.ts';
import { cleanRichText } from '../../modules/rich-text.ts';
import { drawnPoster } from './drawn-poster.ts';

/** The page of a saved course with what is typed in its form. @throws ApiFailure 404. */
export async function coursePreview(tx: Tx, typed: z.output<typeof coursePreviewInput>): Promise<RecordPreview> {
  const saved = await courseByCode(tx, typed.code);
  if (saved === undefined) throw notFound('Kelas daring mandiri tidak ditemukan');
  const { kind, code: _, struck_price, gives_certificate, ...fields } = typed;
  const found = await presentPublicCourse(tx, {
    ...saved,
    ...fields,
    description: cleanRichText(typed.description),
    what_to_learn: typed.what_to_learn.map(cleanRichText),
    non_discounted_price: struck_price,
    is_discounted_price_null: struck_price === null,
    additional_information: gives_certificate ? [CERTIFICATE_ENTRY] : [],
  });
  const poster = posterFacts(saved.course_code, (await topicOf(tx, { ...saved, category: typed.category })).code);
  return {
    page: 'record',
    kind,
    found,
    drawn: drawnPoster({ ...poster, title: typed.title, topicName: found.topic ?? '', when: '' }),
  };
}
