import type { Binding } from '../../platform/http/bind.ts';
import { askPublicQuestion } from './ask-question.ts';
import { handIn, readLink } from './documents.ts';
import { confirmOwn, readOwn } from './own-presence.ts';
import { readForms } from './read-forms.ts';
import { sendComplaint } from './send-complaint.ts';
import { submitPresence } from './submit-presence.ts';

export const publicFormRoutes: Binding[] = [
  readForms,
  submitPresence,
  readOwn,
  confirmOwn,
  askPublicQuestion,
  sendComplaint,
  readLink,
  handIn,
];
