import { TASK_KINDS } from './background/task-kinds.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { addressProofRoutes } from './modules/address-proof/routes.ts';
import { adminLogRoutes } from './modules/admin-logs/routes.ts';
import { adminRoutes } from './modules/admins/routes.ts';
import { apiTokenRoutes } from './modules/api-tokens/routes.ts';
import { appNotificationRoutes } from './modules/app-notifications/routes.ts';
import { certificateBulkRoutes } from './modules/certificates/bulk-routes.ts';
import { certificateRoutes } from './modules/certificates/routes.ts';
import { certificateSearchRoutes } from './modules/certificates/search-routes.ts';
import { classEditingRoutes } from './modules/classes/editing/routes.ts';
import { classInstructorRoutes } from './modules/classes/instructors/routes.ts';
import { classRoutes } from './modules/classes/routes.ts';
import { classUploadRoutes } from './modules/classes/uploads/routes.ts';
import { zoomRoutes } from './modules/classes/zoom/routes.ts';
import { complaintRoutes } from './modules/complaints/routes.ts';
import { chapterRoutes } from './modules/courses/chapters/routes.ts';
import { courseInstructorRoutes } from './modules/courses/instructors/routes.ts';
import { courseLearningRoutes } from './modules/courses/learning/routes.ts';
import { publicCourseRoutes } from './modules/courses/public/routes.ts';
import { courseRatingRoutes } from './modules/courses/ratings/routes.ts';
import { courseRoutes } from './modules/courses/routes.ts';
import { courseUploadRoutes } from './modules/courses/upload-routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { documentFormRoutes } from './modules/document-forms/routes.ts';
import { emailBroadcastRoutes } from './modules/email-broadcasts/routes.ts';
import { unsubscriptionRoutes } from './modules/email-broadcasts/unsubscribe/routes.ts';
import { emailLogRoutes } from './modules/email-log/routes.ts';
import { emailTemplateRoutes } from './modules/email-templates/routes.ts';
import { publicEventRoutes } from './modules/events/public-routes.ts';
import { eventRoutes } from './modules/events/routes.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { instructorRoutes } from './modules/instructors/routes.ts';
import { interfaceTextRoutes } from './modules/interface-texts/routes.ts';
import { liveStreamRoutes } from './modules/live-streams/routes.ts';
import { memberRoutes } from './modules/members/routes.ts';
import { merchandiseRoutes } from './modules/merchandise/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { orderRoutes } from './modules/orders/routes.ts';
import { ownAccountRoutes } from './modules/own-account/routes.ts';
import { participantRoutes } from './modules/participants/routes.ts';
import { dataRequestRoutes } from './modules/participants-privacy/data-requests.ts';
import { participantPrivacyRoutes } from './modules/participants-privacy/routes.ts';
import { participationRoutes } from './modules/participation/routes.ts';
import { paymentRoutes } from './modules/payments/routes.ts';
import { personRoutes } from './modules/person/routes.ts';
import { presenceRoutes } from './modules/presence/routes.ts';
import { publicCatalogueRoutes } from './modules/public-catalogue/routes.ts';
import { publicFormRoutes } from './modules/public-forms/routes.ts';
import { publicQuizRoutes } from './modules/public-quiz/routes.ts';
import { publicRegistrationRoutes } from './modules/public-registrations/routes.ts';
import { questionRoutes } from './modules/questions/routes.ts';
import { quizRoutes } from './modules/quiz/routes.ts';
import { regionRoutes } from './modules/regions/routes.ts';
import { releaseRoutes } from './modules/releases/routes.ts';
import { resumableUploadRoutes } from './modules/resumable-uploads/routes.ts';
import { singleSignOnRoutes } from './modules/single-sign-on/routes.ts';
import { sitePageRoutes } from './modules/site-pages/routes.ts';
import { statusRoutes } from './modules/status/routes.ts';
import { taskRoutes } from './modules/tasks/routes.ts';
import { telemetryRoutes } from './modules/telemetry/routes.ts';
import { ticketRoutes } from './modules/tickets/routes.ts';
import { topicRoutes } from './modules/topics/routes.ts';
import { voucherBulkRoutes } from './modules/vouchers/bulk-routes.ts';
import { voucherRoutes } from './modules/vouchers/routes.ts';
import { webhookRoutes } from './modules/webhooks/routes.ts';
import type { Binding } from './platform/http/bind.ts';

/** All endpoints with their handlers; the app compares this list with the contract's catalogue at start. */
export const BINDINGS: readonly Binding[] = [
  ...accountRoutes,
  ...singleSignOnRoutes,
  ...adminRoutes,
  ...apiTokenRoutes,
  ...webhookRoutes,
  ...classRoutes,
  ...classEditingRoutes,
  ...classUploadRoutes,
  ...releaseRoutes,
  ...resumableUploadRoutes,
  ...topicRoutes,
  ...classInstructorRoutes,
  ...courseRoutes,
  ...courseUploadRoutes,
  ...courseInstructorRoutes,
  ...instructorRoutes,
  ...interfaceTextRoutes,
  ...quizRoutes,
  ...questionRoutes,
  ...certificateRoutes,
  ...certificateBulkRoutes,
  ...certificateSearchRoutes,
  ...feedbackRoutes,
  ...courseRatingRoutes,
  ...dashboardRoutes,
  ...chapterRoutes,
  ...complaintRoutes,
  ...notificationRoutes,
  ...appNotificationRoutes,
  ...zoomRoutes,
  ...eventRoutes,
  ...voucherRoutes,
  ...voucherBulkRoutes,
  ...merchandiseRoutes,
  ...liveStreamRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...ticketRoutes,
  ...emailTemplateRoutes,
  ...emailBroadcastRoutes,
  ...emailLogRoutes,
  ...adminLogRoutes,
  ...memberRoutes,
  ...personRoutes,
  ...participationRoutes,
  ...presenceRoutes,
  ...documentFormRoutes,
  ...taskRoutes(TASK_KINDS),
  ...participantRoutes,
  ...participantPrivacyRoutes,
  ...publicCatalogueRoutes,
  ...publicRegistrationRoutes,
  ...publicEventRoutes,
  ...publicQuizRoutes,
  ...publicCourseRoutes,
  ...courseLearningRoutes,
  ...publicFormRoutes,
  ...sitePageRoutes,
  ...addressProofRoutes,
  ...ownAccountRoutes,
  ...dataRequestRoutes,
  ...unsubscriptionRoutes,
  ...regionRoutes,
  ...statusRoutes,
  ...telemetryRoutes,
];
