import { z } from 'zod';
import { listAnswer, pageQuery } from './scalars.schemas.ts';

/** A certificate found by its number. */
const foundCertificate = z
  .object({
    id: z.number().int(),
    printed_number: z.string(),
    /** The name printed on the PDF. */
    full_name: z.string(),
    /** The class by code or the course by id, as in the address of its certificates. */
    owner: z.string(),
    owner_name: z.string(),
    /** The tab of the list of certificates that shows it. */
    tab: z.enum(['sertifikat', 'tambahan']),
    person: z.string(),
  })
  .meta({ id: 'FoundCertificate' });

const search = { query: pageQuery, answer: listAnswer(foundCertificate) };

export const certificateSearchSchemas = { searchClassCertificates: search, searchCourseCertificates: search };
