import { accountExamples } from './accounts.ts';
import { addressProofExamples } from './address-proof.ts';
import { adminLogExamples } from './admin-logs.ts';
import { adminExamples } from './admins.ts';
import { apiTokenExamples } from './api-tokens.ts';
import { certificateExamples } from './certificates.ts';
import { chapterExamples } from './chapters.ts';
import { classEditingExamples } from './class-editing.ts';
import { classInstructorExamples } from './class-instructors.ts';
import { classExamples } from './classes.ts';
import { complaintExamples } from './complaints.ts';
import { courseLearningExamples } from './course-learning.ts';
import { courseRatingExamples } from './course-ratings.ts';
import { courseExamples } from './courses.ts';
import { dashboardExamples } from './dashboard.ts';
import { documentFormExamples } from './document-forms.ts';
import { emailExamples } from './emails.ts';
import { eventExamples } from './events.ts';
import type { Examples } from './example.ts';
import { feedbackExamples } from './feedback.ts';
import { instructorExamples } from './instructors.ts';
import { interfaceTextExamples } from './interface-texts.ts';
import { liveStreamExamples } from './live-streams.ts';
import { memberExamples } from './members.ts';
import { merchandiseExamples } from './merchandise.ts';
import { notificationExamples } from './notifications.ts';
import { orderExamples } from './orders.ts';
import { participantExamples } from './participants.ts';
import { courseParticipantExamples } from './participants-course.ts';
import { participationExamples } from './participation.ts';
import { personExamples } from './person.ts';
import { presenceExamples } from './presence.ts';
import { publicExamples } from './public.ts';
import { publicEventExamples } from './public-events.ts';
import { publicFormExamples } from './public-forms.ts';
import { questionExamples } from './questions.ts';
import { quizExamples } from './quiz.ts';
import { regionExamples } from './regions.ts';
import { releaseExamples } from './releases.ts';
import { resumableUploadExamples } from './resumable-uploads.ts';
import { secondFactorExamples } from './second-factor.ts';
import { singleSignOnExamples } from './single-sign-on.ts';
import { sitePageExamples } from './site-pages.ts';
import { statusExamples } from './status.ts';
import { taskExamples } from './tasks.ts';
import { telemetryExamples } from './telemetry.ts';
import { ticketExamples } from './tickets.ts';
import { topicExamples } from './topics.ts';
import { uploadExamples } from './uploads.ts';
import { voucherExamples } from './vouchers.ts';
import { webhookExamples } from './webhooks.ts';
import { zoomExamples } from './zoom.ts';

/** An example call for every endpoint; the matrices fail for an endpoint without one. */
export const EXAMPLES: Examples = {
  ...accountExamples,
  ...secondFactorExamples,
  ...singleSignOnExamples,
  ...adminExamples,
  ...apiTokenExamples,
  ...webhookExamples,
  ...classExamples,
  ...classEditingExamples,
  ...uploadExamples,
  ...releaseExamples,
  ...resumableUploadExamples,
  ...topicExamples,
  ...classInstructorExamples,
  ...instructorExamples,
  ...interfaceTextExamples,
  ...quizExamples,
  ...questionExamples,
  ...certificateExamples,
  ...feedbackExamples,
  ...courseExamples,
  ...courseRatingExamples,
  ...dashboardExamples,
  ...chapterExamples,
  ...complaintExamples,
  ...notificationExamples,
  ...zoomExamples,
  ...emailExamples,
  ...eventExamples,
  ...voucherExamples,
  ...merchandiseExamples,
  ...liveStreamExamples,
  ...orderExamples,
  ...adminLogExamples,
  ...memberExamples,
  ...personExamples,
  ...participationExamples,
  ...presenceExamples,
  ...documentFormExamples,
  ...taskExamples,
  ...participantExamples,
  ...courseParticipantExamples,
  ...publicExamples,
  ...publicEventExamples,
  ...courseLearningExamples,
  ...publicFormExamples,
  ...sitePageExamples,
  ...addressProofExamples,
  ...regionExamples,
  ...ticketExamples,
  ...statusExamples,
  ...telemetryExamples,
};
