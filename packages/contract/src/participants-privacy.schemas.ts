import { z } from 'zod';
import { affectedAnswer, idParam, requiredText } from './scalars.schemas.ts';

export const participantPrivacySchemas = {
  exportMemberData: { params: idParam, answer: z.string() },
  /** `confirm_email` is the member's address, typed as a confirmation because erasing cannot be undone. */
  anonymiseMember: {
    params: idParam,
    body: z.object({ confirm_email: requiredText(255) }),
    answer: affectedAnswer.extend({ id: z.number().int(), rows: z.record(z.string(), z.number().int()) }),
  },
};
