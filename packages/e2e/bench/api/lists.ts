/** A list that is asked for again and again, and the bar for the 95th percentile of its answers, milliseconds. */
export interface List {
  readonly name: string;
  readonly path: string;
  readonly bar: number;
}

/** Bars of reliability-bar.md 4.2 and of architecture.md. */
const LIST = 150;
const CLASSES = 250;
const SEARCH = 250;
const FAR_PAGE = 300;

const rows = (bar: number, paths: Readonly<Record<string, string>>): List[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, bar }));

/** What the lists are asked about. */
export interface Subject {
  /** A large class. */
  readonly code: string;
  /** Someone in the database: their name, address and number are searched for. */
  readonly member: { readonly full_name: string; readonly email: string; readonly phone_num: string };
  /** A class that presence forms were handed in for. */
  readonly presenceClass: string;
  readonly members: number;
}

const month = (): string => `month=${new Date().getMonth() + 1}&page=1&per_page=10&year=${new Date().getFullYear()}`;
const page = (query = ''): string => `page=1&per_page=10${query}`;

/** Every list that is measured. */
export const listsOf = ({ code, member, presenceClass, members }: Subject): readonly List[] => [
  ...rows(CLASSES, {
    'classes, upcoming': `/v1/class?${page('&tab=upcoming')}`,
    'classes, archive by income': `/v1/class?${page('&sort=-income&tab=archive')}`,
    'classes, last page': '/v1/class?page=100&per_page=10&tab=archive',
    'classes, what is missing': `/v1/class?${page('&tab=upcoming&todo=1')}`,
    'classes, search': `/v1/class?${page('&q=dasar&tab=archive')}`,
  }),
  ...rows(LIST, {
    'class form': `/v1/class/${code}`,
    'class form, history': `/v1/class/${code}/history`,
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
  }),
  ...rows(SEARCH, {
    'users, part of a name': `/v1/members?${page(`&q=${encodeURIComponent(member.full_name.split(' ')[0] ?? '')}&tab=active`)}`,
    'users, whole name': `/v1/members?${page(`&q=${encodeURIComponent(member.full_name)}&tab=active`)}`,
    'users, part of an address': `/v1/members?${page(`&q=${encodeURIComponent(member.email.slice(2, 9))}&tab=active`)}`,
    'users, part of a number': `/v1/members?${page(`&q=${encodeURIComponent(member.phone_num.slice(-6))}&tab=active`)}`,
    'users, three letters': `/v1/members?${page('&q=ani&tab=active')}`,
    'users, by name': `/v1/members?${page('&q=wati&sort=full_name&tab=active')}`,
    'users, nobody': `/v1/members?${page('&q=zqxjv&tab=active')}`,
  }),
  ...rows(LIST, {
    users: `/v1/members?${page('&tab=active')}`,
    'participation of the month': `/v1/participantClassCourse/some?${month()}`,
    'participation, search': `/v1/participantClassCourse/some?${month()}&q=ani`,
    'participation of all time': `/v1/participants/class_course?${page()}`,
    'presence forms': `/v1/presence_forms?${page()}`,
    'presence forms of a class': `/v1/presence_forms?${page(`&class_code=${encodeURIComponent(presenceClass)}`)}`,
    'presence forms, search': `/v1/presence_forms?${page('&q=ani')}`,
    'presence, classes': '/v1/presence_forms/classes',
    'admin log': `/v1/admin/logs?${page()}`,
    'admin log, one object': `/v1/admin/logs?object=class&${page()}`,
    admins: `/v1/admins?${page()}`,
    topics: '/v1/topic',
    'vouchers, active': `/v1/vouchers?${page('&tab=active')}`,
    'vouchers, search': `/v1/vouchers?${page('&q=mitra&tab=inactive')}`,
    'orders of the month': `/v1/order/someByDate?${month()}`,
    'orders that need somebody': `/v1/order?exceptions=1&${page()}`,
  }),
  ...rows(FAR_PAGE, {
    'users, last page': `/v1/members?page=${Math.max(1, Math.floor(members / 10))}&per_page=10&tab=active`,
  }),
];
