/**
 * Screens of all remotes and the parameters of their paths, so that links are checked by the compiler. Written by `pnpm
 * screens`; a remote that is built elsewhere adds its own by merging into this interface.
 */
export interface Screens {
  readonly AdminLogs: never;
  readonly Admins: never;
  readonly Certificate: 'event_url';
  readonly ClassDetail: 'event_url';
  readonly ClassEmail: 'event_url';
  readonly ClassFeedback: 'event_url';
  readonly ClassInstructors: 'event_url';
  readonly ClassList: never;
  readonly ClassParticipants: 'event_url';
  readonly ClassPreview: 'event_url';
  readonly Complaints: never;
  readonly CourseDetail: 'event_url';
  readonly CourseEmail: 'event_url';
  readonly CourseFeedback: 'event_url';
  readonly CourseInstructors: 'event_url';
  readonly CourseList: never;
  readonly CourseParticipants: 'event_url';
  readonly CreateChapter: 'event_url';
  readonly CreateClass: never;
  readonly CreateCourse: never;
  readonly CreateEvent: never;
  readonly CreateStream: never;
  readonly Dashboard: never;
  readonly DocumentForms: never;
  readonly EventDashboard: 'event_url';
  readonly EventDetail: 'event_url';
  readonly GeneralEmail: never;
  readonly GeneralQuestions: never;
  readonly GlobalFeedback: never;
  readonly Instructors: never;
  readonly InterfaceTexts: never;
  readonly LiveStreams: never;
  readonly ManageChapter: 'event_url' | 'syllabus_id';
  readonly Merchandise: never;
  readonly NewCertificate: 'event_url';
  readonly Notifications: never;
  readonly Participation: never;
  readonly Person: 'id';
  readonly PersonByEmail: never;
  readonly Presence: never;
  readonly PrivateCertificate: 'event_url';
  readonly Questions: 'event_url';
  readonly Quiz: 'event_url';
  readonly SitePages: never;
  readonly StreamDetail: 'code';
  readonly Syllabus: 'event_url';
  readonly Transactions: never;
  readonly Users: never;
  readonly Vouchers: never;
}
