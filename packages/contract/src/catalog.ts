import { accountSchemas } from './accounts.schemas.ts';
import * as accounts from './accounts.ts';
import { accountPasswordLinkSchemas } from './accounts-password-links.schemas.ts';
import * as accountPasswordLinks from './accounts-password-links.ts';
import { accountSecondFactorSchemas } from './accounts-second-factor.schemas.ts';
import * as accountSecondFactor from './accounts-second-factor.ts';
import { accountSessionSchemas } from './accounts-sessions.schemas.ts';
import * as accountSessions from './accounts-sessions.ts';
import { accountSingleSignOnSchemas } from './accounts-single-sign-on.schemas.ts';
import * as accountSingleSignOn from './accounts-single-sign-on.ts';
import { addressProofSchemas } from './address-proof.schemas.ts';
import * as addressProof from './address-proof.ts';
import { adminLogSchemas } from './admin-logs.schemas.ts';
import * as adminLogs from './admin-logs.ts';
import { adminSchemas } from './admins.schemas.ts';
import * as admins from './admins.ts';
import { apiTokenSchemas } from './api-tokens.schemas.ts';
import * as apiTokens from './api-tokens.ts';
import { appNotificationSchemas } from './app-notifications.schemas.ts';
import * as appNotifications from './app-notifications.ts';
import { certificateSearchSchemas } from './certificate-search.schemas.ts';
import * as certificateSearch from './certificate-search.ts';
import { certificateSchemas } from './certificates.schemas.ts';
import * as certificates from './certificates.ts';
import { certificateBulkSchemas } from './certificates-bulk.schemas.ts';
import * as certificateBulk from './certificates-bulk.ts';
import { chapterSchemas } from './chapters.schemas.ts';
import * as chapters from './chapters.ts';
import { classEditingSchemas } from './class-editing.schemas.ts';
import * as classEditing from './class-editing.ts';
import { classInstructorSchemas } from './class-instructors.schemas.ts';
import * as classInstructors from './class-instructors.ts';
import { classPreviewSchemas } from './class-preview.schemas.ts';
import * as classPreview from './class-preview.ts';
import { classSchemas } from './classes.schemas.ts';
import * as classes from './classes.ts';
import { complaintSchemas } from './complaints.schemas.ts';
import * as complaints from './complaints.ts';
import { courseInstructorSchemas } from './course-instructors.schemas.ts';
import * as courseInstructors from './course-instructors.ts';
import { courseLearningSchemas } from './course-learning.schemas.ts';
import * as courseLearning from './course-learning.ts';
import { courseRatingSchemas } from './course-ratings.schemas.ts';
import * as courseRatings from './course-ratings.ts';
import { courseUploadSchemas } from './course-uploads.schemas.ts';
import * as courseUploads from './course-uploads.ts';
import { courseSchemas } from './courses.schemas.ts';
import * as courses from './courses.ts';
import { dashboardSchemas } from './dashboard.schemas.ts';
import * as dashboard from './dashboard.ts';
import { dataRequestSchemas } from './data-requests.schemas.ts';
import * as dataRequests from './data-requests.ts';
import { documentFormSchemas } from './document-forms.schemas.ts';
import * as documentForms from './document-forms.ts';
import { emailBroadcastSchemas } from './email-broadcasts.schemas.ts';
import * as emailBroadcasts from './email-broadcasts.ts';
import { emailLogSchemas } from './email-log.schemas.ts';
import * as emailLog from './email-log.ts';
import { emailTemplateSchemas } from './email-templates.schemas.ts';
import * as emailTemplates from './email-templates.ts';
import type { EndpointFacts, EndpointSchemas } from './endpoint.ts';
import { eventSchemas } from './events.schemas.ts';
import * as events from './events.ts';
import { feedbackSchemas } from './feedback.schemas.ts';
import * as feedback from './feedback.ts';
import { instructorSchemas } from './instructors.schemas.ts';
import * as instructors from './instructors.ts';
import { interfaceTextSchemas } from './interface-texts.schemas.ts';
import * as interfaceTexts from './interface-texts.ts';
import { liveStreamSchemas } from './live-streams.schemas.ts';
import * as liveStreams from './live-streams.ts';
import { memberSchemas } from './members.schemas.ts';
import * as members from './members.ts';
import { merchandiseSchemas } from './merchandise.schemas.ts';
import * as merchandise from './merchandise.ts';
import { notificationSchemas } from './notifications.schemas.ts';
import * as notifications from './notifications.ts';
import { orderSchemas } from './orders.schemas.ts';
import * as orders from './orders.ts';
import { ownAccountSchemas } from './own-account.schemas.ts';
import * as ownAccount from './own-account.ts';
import { participantSchemas } from './participants.schemas.ts';
import * as participants from './participants.ts';
import { participantActionSchemas } from './participants-actions.schemas.ts';
import * as participantActions from './participants-actions.ts';
import { participantBulkSchemas } from './participants-bulk.schemas.ts';
import * as participantBulk from './participants-bulk.ts';
import { courseParticipantSchemas } from './participants-course.schemas.ts';
import * as courseParticipants from './participants-course.ts';
import { participantInviteSchemas } from './participants-invite.schemas.ts';
import * as participantInvite from './participants-invite.ts';
import { participantPrivacySchemas } from './participants-privacy.schemas.ts';
import * as participantPrivacy from './participants-privacy.ts';
import { participationSchemas } from './participation.schemas.ts';
import * as participation from './participation.ts';
import { paymentSchemas } from './payments.schemas.ts';
import * as payments from './payments.ts';
import { personSchemas } from './person.schemas.ts';
import * as person from './person.ts';
import { presenceSchemas } from './presence.schemas.ts';
import * as presence from './presence.ts';
import { publicCatalogueSchemas } from './public-catalogue.schemas.ts';
import * as publicCatalogue from './public-catalogue.ts';
import { publicClassSchemas } from './public-classes.schemas.ts';
import * as publicClasses from './public-classes.ts';
import { publicCourseSchemas } from './public-courses.schemas.ts';
import * as publicCourses from './public-courses.ts';
import { publicEventSchemas } from './public-events.schemas.ts';
import * as publicEvents from './public-events.ts';
import { publicFormSchemas } from './public-forms.schemas.ts';
import * as publicForms from './public-forms.ts';
import { publicQuizSchemas } from './public-quiz.schemas.ts';
import * as publicQuiz from './public-quiz.ts';
import { publicRegistrationSchemas } from './public-registrations.schemas.ts';
import * as publicRegistrations from './public-registrations.ts';
import { questionSchemas } from './questions.schemas.ts';
import * as questions from './questions.ts';
import { quizSchemas } from './quiz.schemas.ts';
import * as quiz from './quiz.ts';
import { regionSchemas } from './regions.schemas.ts';
import * as regions from './regions.ts';
import { releaseSchemas } from './releases.schemas.ts';
import * as releases from './releases.ts';
import { resumableUploadSchemas } from './resumable-uploads.schemas.ts';
import * as resumableUploads from './resumable-uploads.ts';
import { sitePageSchemas } from './site-pages.schemas.ts';
import * as sitePages from './site-pages.ts';
import { statusSchemas } from './status.schemas.ts';
import * as status from './status.ts';
import { taskSchemas } from './tasks.schemas.ts';
import * as tasks from './tasks.ts';
import { telemetrySchemas } from './telemetry.schemas.ts';
import * as telemetry from './telemetry.ts';
import { ticketSchemas } from './tickets.schemas.ts';
import * as tickets from './tickets.ts';
import { topicSchemas } from './topics.schemas.ts';
import * as topics from './topics.ts';
import { unsubscriptionSchemas } from './unsubscription.schemas.ts';
import * as unsubscription from './unsubscription.ts';
import { uploadSchemas } from './uploads.schemas.ts';
import * as uploads from './uploads.ts';
import { voucherSchemas } from './vouchers.schemas.ts';
import * as vouchers from './vouchers.ts';
import { voucherBulkSchemas } from './vouchers-bulk.schemas.ts';
import * as voucherBulk from './vouchers-bulk.ts';
import { webhookSchemas } from './webhooks.schemas.ts';
import * as webhooks from './webhooks.ts';
import { zoomSchemas } from './zoom.schemas.ts';
import * as zoom from './zoom.ts';

/** An endpoint and its schemas. */
export interface CatalogEntry {
  readonly facts: EndpointFacts;
  readonly schemas: EndpointSchemas;
}

const isEndpoint = (value: unknown): value is EndpointFacts =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'access' in value;

function pair(resource: Record<string, unknown>, schemas: Record<string, EndpointSchemas>): CatalogEntry[] {
  return Object.values(resource)
    .filter(isEndpoint)
    .map((facts) => {
      const own = schemas[facts.id];
      if (own === undefined) throw new Error(`Endpoint ${facts.id} has no schemas`);
      return { facts, schemas: own };
    });
}

/**
 * Every endpoint of the API with its schemas, for the server, the tests and the documentation. Browsers must not import
 * it, because schemas are large.
 */
export const CATALOG: readonly CatalogEntry[] = [
  ...pair(accounts, accountSchemas),
  ...pair(accountPasswordLinks, accountPasswordLinkSchemas),
  ...pair(accountSessions, accountSessionSchemas),
  ...pair(accountSingleSignOn, accountSingleSignOnSchemas),
  ...pair(accountSecondFactor, accountSecondFactorSchemas),
  ...pair(admins, adminSchemas),
  ...pair(apiTokens, apiTokenSchemas),
  ...pair(webhooks, webhookSchemas),
  ...pair(classes, classSchemas),
  ...pair(classEditing, classEditingSchemas),
  ...pair(classPreview, classPreviewSchemas),
  ...pair(uploads, uploadSchemas),
  ...pair(releases, releaseSchemas),
  ...pair(resumableUploads, resumableUploadSchemas),
  ...pair(topics, topicSchemas),
  ...pair(classInstructors, classInstructorSchemas),
  ...pair(courses, courseSchemas),
  ...pair(courseUploads, courseUploadSchemas),
  ...pair(courseInstructors, courseInstructorSchemas),
  ...pair(quiz, quizSchemas),
  ...pair(questions, questionSchemas),
  ...pair(certificates, certificateSchemas),
  ...pair(certificateBulk, certificateBulkSchemas),
  ...pair(certificateSearch, certificateSearchSchemas),
  ...pair(feedback, feedbackSchemas),
  ...pair(courseRatings, courseRatingSchemas),
  ...pair(dashboard, dashboardSchemas),
  ...pair(chapters, chapterSchemas),
  ...pair(complaints, complaintSchemas),
  ...pair(notifications, notificationSchemas),
  ...pair(appNotifications, appNotificationSchemas),
  ...pair(zoom, zoomSchemas),
  ...pair(events, eventSchemas),
  ...pair(instructors, instructorSchemas),
  ...pair(interfaceTexts, interfaceTextSchemas),
  ...pair(vouchers, voucherSchemas),
  ...pair(voucherBulk, voucherBulkSchemas),
  ...pair(merchandise, merchandiseSchemas),
  ...pair(liveStreams, liveStreamSchemas),
  ...pair(orders, orderSchemas),
  ...pair(payments, paymentSchemas),
  ...pair(tickets, ticketSchemas),
  ...pair(emailTemplates, emailTemplateSchemas),
  ...pair(emailBroadcasts, emailBroadcastSchemas),
  ...pair(emailLog, emailLogSchemas),
  ...pair(adminLogs, adminLogSchemas),
  ...pair(members, memberSchemas),
  ...pair(person, personSchemas),
  ...pair(participation, participationSchemas),
  ...pair(presence, presenceSchemas),
  ...pair(documentForms, documentFormSchemas),
  ...pair(tasks, taskSchemas),
  ...pair(participants, participantSchemas),
  ...pair(participantActions, participantActionSchemas),
  ...pair(participantBulk, participantBulkSchemas),
  ...pair(participantInvite, participantInviteSchemas),
  ...pair(courseParticipants, courseParticipantSchemas),
  ...pair(participantPrivacy, participantPrivacySchemas),
  ...pair(publicRegistrations, publicRegistrationSchemas),
  ...pair(publicEvents, publicEventSchemas),
  ...pair(publicQuiz, publicQuizSchemas),
  ...pair(publicCourses, publicCourseSchemas),
  ...pair(courseLearning, courseLearningSchemas),
  ...pair(publicForms, publicFormSchemas),
  ...pair(sitePages, sitePageSchemas),
  ...pair(addressProof, addressProofSchemas),
  ...pair(ownAccount, ownAccountSchemas),
  ...pair(dataRequests, dataRequestSchemas),
  ...pair(unsubscription, unsubscriptionSchemas),
  ...pair(publicClasses, publicClassSchemas),
  ...pair(publicCatalogue, publicCatalogueSchemas),
  ...pair(regions, regionSchemas),
  ...pair(status, statusSchemas),
  ...pair(telemetry, telemetrySchemas),
];
