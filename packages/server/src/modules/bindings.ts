import type { Binding } from '../http/bind.ts';
import { accountRoutes } from './accounts/routes.ts';
import { addressProofRoutes } from './address-proof/routes.ts';
import { adminLogRoutes } from './admin-logs/routes.ts';
import { adminRoutes } from './admins/routes.ts';
import { appNotificationRoutes } from './app-notifications/routes.ts';
import { certificateBulkRoutes } from './certificates/bulk-routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { certificateSearchRoutes } from './certificates/search-routes.ts';
import { chapterRoutes } from './chapters/routes.ts';
import { classEditingRoutes } from './class-editing/routes.ts';
import { classInstructorRoutes } from './class-instructors/routes.ts';
import { classUploadRoutes } from './class-uploads/routes.ts';
import { classRoutes } from './classes/routes.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { courseInstructorRoutes } from './course-instructors/routes.ts';
import { courseLearningRoutes } from './course-learning/routes.ts';
import { courseRatingRoutes } from './course-ratings/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { courseUploadRoutes } from './courses/upload-routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { documentFormRoutes } from './document-forms/routes.ts';
import { emailBroadcastRoutes } from './email-broadcasts/routes.ts';
import { unsubscriptionRoutes } from './email-broadcasts/unsubscribe/routes.ts';
import { emailLogRoutes } from './email-log/routes.ts';
import { emailTemplateRoutes } from './email-templates/routes.ts';
import { publicEventRoutes } from './events/public-routes.ts';
import { eventRoutes } from './events/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { instructorRoutes } from './instructors/routes.ts';
import { interfaceTextRoutes } from './interface-texts/routes.ts';
import { liveStreamRoutes } from './live-streams/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { merchandiseRoutes } from './merchandise/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { ownAccountRoutes } from './own-account/routes.ts';
import { participantRoutes } from './participants/routes.ts';
import { dataRequestRoutes } from './participants-privacy/data-requests.ts';
import { participantPrivacyRoutes } from './participants-privacy/routes.ts';
import { participationRoutes } from './participation/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { personRoutes } from './person/routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import { publicCatalogueRoutes } from './public-catalogue/routes.ts';
import { publicCourseRoutes } from './public-courses/routes.ts';
import { publicFormRoutes } from './public-forms/routes.ts';
import { publicQuizRoutes } from './public-quiz/routes.ts';
import { publicRegistrationRoutes } from './public-registrations/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { quizRoutes } from './quiz/routes.ts';
import { regionRoutes } from './regions/routes.ts';
import { resumableUploadRoutes } from './resumable-uploads/routes.ts';
import { singleSignOnRoutes } from './single-sign-on/routes.ts';
import { sitePageRoutes } from './site-pages/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { telemetryRoutes } from './telemetry/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { topicRoutes } from './topics/routes.ts';
import { voucherBulkRoutes } from './vouchers/bulk-routes.ts';
import { voucherRoutes } from './vouchers/routes.ts';
import { zoomRoutes } from './zoom/routes.ts';

/** Every endpoint with its handler; the app compares this list with the catalogue of the contract at start. */
export const BINDINGS: readonly Binding[] = [
  ...accountRoutes,
  ...singleSignOnRoutes,
  ...adminRoutes,
  ...classRoutes,
  ...classEditingRoutes,
  ...classUploadRoutes,
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
  ...taskRoutes,
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
  ...telemetryRoutes,
];
