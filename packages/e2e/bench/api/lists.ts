/** A list that is requested repeatedly. */
export interface List {
  readonly name: string;
  readonly path: string;
}

/** Records of the demo data that the paths of the lists refer to. */
export interface Subject {
  /** Code of a large class. */
  readonly code: string;
  /** A member of the demo data whose name, address and phone number are searched for. */
  readonly member: { readonly full_name: string; readonly email: string; readonly phone_num: string };
  /** Code of a class with presence forms. */
  readonly presenceClass: string;
  readonly members: number;
}

/** A word that no record contains. */
const NOWHERE = 'zqxjv';

const month = (): string => `month=${new Date().getMonth() + 1}&page=1&per_page=10&year=${new Date().getFullYear()}`;
const page = (query = ''): string => `page=1&per_page=10${query}`;
const word = (text: string): string => `&q=${encodeURIComponent(text)}`;
const firstWord = (text: string): string => text.split(' ')[0] ?? '';

export const listsOf = ({ code, member, presenceClass, members }: Subject): readonly List[] =>
  Object.entries({
    'classes, upcoming': `/v1/class?${page('&tab=upcoming')}`,
    'classes, archive by income': `/v1/class?${page('&sort=-income&tab=archive')}`,
    'classes, last page': '/v1/class?page=100&per_page=10&tab=archive',
    'classes, what is missing': `/v1/class?${page('&tab=upcoming&todo=1')}`,
    'classes, search': `/v1/class?${page('&q=dasar&tab=archive')}`,
    'class form': `/v1/class/${code}`,
    'class form, history': `/v1/class/${code}/history?page=1&per_page=8`,
    'class, public page': `/v1/class/${code}/preview`,
    'class, questions': `/v1/class/${code}/question?${page('&sort=-asked_at')}`,
    'class, certificates': `/v1/class/${code}/certificates?${page()}`,
    participants: `/v1/class/${code}/participants?${page()}`,
    'participants, 100 rows': `/v1/class/${code}/participants?page=1&per_page=100`,
    'participants, accepted': `/v1/class/${code}/participants?${page('&tab=accepted')}`,
    'participants, by name': `/v1/class/${code}/participants?${page('&sort=full_name')}`,
    'participants, search': `/v1/class/${code}/participants?${page('&q=ani')}`,
    'participants, province': `/v1/class/${code}/participants?${page('&province=Jawa%20Barat')}`,
    'participants, far page': `/v1/class/${code}/participants?page=200&per_page=10`,
    'participants, summary': `/v1/class/${code}/participants/summary`,
    'users, part of a name': `/v1/members?${page(`${word(firstWord(member.full_name))}&tab=active`)}`,
    'users, whole name': `/v1/members?${page(`${word(member.full_name)}&tab=active`)}`,
    'users, part of an address': `/v1/members?${page(`${word(member.email.slice(2, 9))}&tab=active`)}`,
    'users, part of a number': `/v1/members?${page(`${word(member.phone_num.slice(-6))}&tab=active`)}`,
    'users, three letters': `/v1/members?${page('&q=ani&tab=active')}`,
    'users, by name': `/v1/members?${page('&q=wati&sort=full_name&tab=active')}`,
    'users, nobody': `/v1/members?${page(`${word(NOWHERE)}&tab=active`)}`,
    users: `/v1/members?${page('&tab=active')}`,
    'participation of the month': `/v1/participantClassCourse/some?${month()}`,
    'participation, search': `/v1/participantClassCourse/some?${month()}&q=ani`,
    'participation of all time': `/v1/participants/class_course?${page()}`,
    'participation of all time, search': `/v1/participants/class_course?${page('&q=ani')}`,
    'participation of all time, an address': `/v1/participants/class_course?${page(word(member.email))}`,
    'participation of all time, nobody': `/v1/participants/class_course?${page(word(NOWHERE))}`,
    'participation of all time, province': `/v1/participants/class_course?${page('&province=Jawa%20Barat')}`,
    'participation of all time, city': `/v1/participants/class_course?${page('&province=Jawa%20Barat&city=Kota%20Bandung')}`,
    'participation of all time, province of nobody': `/v1/participants/class_course?${page('&province=Tidak%20Ada')}`,
    'participation, by name': `/v1/participantClassCourse/some?${month()}&sort=full_name`,
    'presence forms': `/v1/presence_forms?${page()}`,
    'presence forms of a class': `/v1/presence_forms?${page(`&class_code=${encodeURIComponent(presenceClass)}`)}`,
    'presence forms, search': `/v1/presence_forms?${page('&q=ani')}`,
    'presence, classes': '/v1/presence_forms/classes',
    'admin log': `/v1/admin/logs?${page()}`,
    'admin log, one object': `/v1/admin/logs?object=class&${page()}`,
    'admin log, search': `/v1/admin/logs?${page('&q=kelas')}`,
    'admin log, choices': '/v1/admin/logs/filters',
    'mail log': `/v1/email/history?${page()}`,
    'mail log, far page': '/v1/email/history?page=400&per_page=10',
    'mail log, failed': `/v1/email/history?${page('&status=failed')}`,
    'mail log, of a class': `/v1/email/history?${page(`&class_code=${code}`)}`,
    'mail log, whole name': `/v1/email/history?${page(word(member.full_name))}`,
    'mail log, part of a name': `/v1/email/history?${page('&q=ani')}`,
    'mail log, a name of hundreds': `/v1/email/history?${page(word(firstWord(member.full_name)))}`,
    'mail log, an address': `/v1/email/history?${page(word(member.email))}`,
    'mail log, nobody': `/v1/email/history?${page(word(NOWHERE))}`,
    'addresses left out of broadcasts': `/v1/email/suppressions?${page()}`,
    broadcasts: `/v1/email/broadcasts?${page()}`,
    'feedback of all classes': `/v1/dashboard/feedback_data?${page()}`,
    'feedback of all classes, by average': `/v1/dashboard/feedback_data?${page('&sort=average')}`,
    'feedback of a class': `/v1/class/${code}/feedbacks?${page()}`,
    'feedback of a class, summary': `/v1/class/${code}/feedbacks/summary`,
    'feedback beside other classes': `/v1/class/${code}/feedbacks/comparison?${page()}`,
    complaints: `/v1/complaint_forms?${page()}`,
    'complaints, search': `/v1/complaint_forms?${page('&q=ani')}`,
    questions: `/v1/questions?${page()}`,
    'questions, frequent word': `/v1/questions?${page('&q=kelas')}`,
    'questions, rare word': `/v1/questions?${page(word(member.full_name))}`,
    'questions, nobody': `/v1/questions?${page(word(NOWHERE))}`,
    'class, questions by word': `/v1/class/${code}/question?${page('&q=kelas&sort=-asked_at')}`,
    admins: `/v1/admins?${page()}`,
    topics: '/v1/topic',
    'vouchers, active': `/v1/vouchers?${page('&tab=active')}`,
    'vouchers, search': `/v1/vouchers?${page('&q=mitra&tab=inactive')}`,
    'orders of the month': `/v1/order/someByDate?${month()}`,
    'orders of the month, whole name': `/v1/order/someByDate?${month()}${word(member.full_name)}`,
    'orders of the month, part of a name': `/v1/order/someByDate?${month()}&q=ani`,
    orders: `/v1/order?${page()}`,
    'orders, whole name': `/v1/order?${page(word(member.full_name))}`,
    'orders, part of a name': `/v1/order?${page('&q=ani')}`,
    'orders, nobody': `/v1/order?${page(word(NOWHERE))}`,
    'orders that need somebody': `/v1/order?exceptions=1&${page()}`,
    dashboard: '/v1/dashboard/data',
    'dashboard, what waits today': '/v1/dashboard/today',
    'dashboard, gender': '/v1/dashboard/data?part=gender',
    'dashboard, cities': '/v1/dashboard/data?part=city',
    'dashboard, ages': '/v1/dashboard/data?part=age',
    'dashboard, registrations': '/v1/dashboard/data?part=registration',
    'dashboard, questions': '/v1/dashboard/questions?page=1',
    'dashboard, feedback': '/v1/dashboard/feedbacks?page=1',
    'dashboard, courses by week': '/v1/dashboard/weeklyCourseRegistrations',
    'dashboard, users of a gender': `/v1/dashboard/filteredUser?gender=F&${page()}`,
    'dashboard, users of an age': `/v1/dashboard/filteredUserByAge?maxAge=39&minAge=25&${page()}`,
    'users, last page': `/v1/members?page=${Math.max(1, Math.floor(members / 10))}&per_page=10&tab=active`,
  }).map(([name, path]) => ({ name, path }));
