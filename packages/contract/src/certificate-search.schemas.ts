import { z } from 'zod';
import { listAnswer, pageQuery } from './scalars.schemas.ts';

/** A certificate that was found by its number. */
const foundCertificate = z
  .object({
    id: z.number().int(),
    printed_number: z.string(),
    /** The name on the PDF. */
    full_name: z.string(),
    /** The class or self-paced class as its certificates are listed: by code, by id. */
    owner: z.string(),
    owner_name: z.string(),
    /** The tab of that list, and what its search finds the person by. */
    tab: z.enum(['sertifikat', 'tambahan']),
    person: z.string(),
  })
  .meta({ id: 'FoundCertificate' });

const search = { query: pageQuery, answer: listAnswer(foundCertificate) };

export const certificateSearchSchemas = { searchClassCertificates: search, searchCourseCertificates: search };
