import { accountExamples } from './accounts.ts';
import { adminLogExamples } from './admin-logs.ts';
import { adminExamples } from './admins.ts';
import { certificateExamples } from './certificates.ts';
import { classEditingExamples } from './class-editing.ts';
import { classInstructorExamples } from './class-instructors.ts';
import { classExamples } from './classes.ts';
import { eventExamples } from './events.ts';
import type { Examples } from './example.ts';
import { instructorExamples } from './instructors.ts';
import { memberExamples } from './members.ts';
import { merchandiseExamples } from './merchandise.ts';
import { orderExamples } from './orders.ts';
import { participantExamples } from './participants.ts';
import { courseParticipantExamples } from './participants-course.ts';
import { participationExamples } from './participation.ts';
import { presenceExamples } from './presence.ts';
import { publicExamples } from './public.ts';
import { questionExamples } from './questions.ts';
import { quizExamples } from './quiz.ts';
import { regionExamples } from './regions.ts';
import { taskExamples } from './tasks.ts';
import { telemetryExamples } from './telemetry.ts';
import { topicExamples } from './topics.ts';
import { uploadExamples } from './uploads.ts';
import { voucherExamples } from './vouchers.ts';
import { zoomExamples } from './zoom.ts';

/** An example call for every endpoint; the matrices fail for an endpoint without one. */
export const EXAMPLES: Examples = {
  ...accountExamples,
  ...adminExamples,
  ...classExamples,
  ...classEditingExamples,
  ...uploadExamples,
  ...topicExamples,
  ...classInstructorExamples,
  ...instructorExamples,
  ...quizExamples,
  ...questionExamples,
  ...certificateExamples,
  ...zoomExamples,
  ...eventExamples,
  ...voucherExamples,
  ...merchandiseExamples,
  ...orderExamples,
  ...adminLogExamples,
  ...memberExamples,
  ...participationExamples,
  ...presenceExamples,
  ...taskExamples,
  ...participantExamples,
  ...courseParticipantExamples,
  ...publicExamples,
  ...regionExamples,
  ...telemetryExamples,
};
