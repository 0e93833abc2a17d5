import { z } from 'zod';
import { publicClass } from '../public-classes.schemas.ts';
import { instant } from '../scalars.schemas.ts';

/** A class as it is typed, saved or not; the server works out the rest of its page. */
export const classPreviewInput = publicClass
  .omit({ tones: true, state: true, places_left: true, own_label: true })
  .extend({
    /** Places that are held or queued for. */
    taken: z.number().int().min(0),
    /** The moment at which the page is looked at. */
    now: instant,
  });
