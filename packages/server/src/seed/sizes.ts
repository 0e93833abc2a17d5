/** Amount of demo data. */
export type SizeName = 'S' | 'M' | 'L';

export type Size = {
  members: number;
  classes: number;
  registrations: number;
  /** Classes with exactly this many registrations, found by the code `UKUR-<n>`; used by benchmarks. */
  measured: readonly number[];
  orders: number;
  paymentNotifications: number;
  vouchers: number;
  emails: number;
  feedback: number;
  questions: number;
  certificates: number;
  presence: number;
  complaints: number;
  documents: number;
  auditRows: number;
  courses: number;
  chapters: number;
  subChapters: number;
  memberCourses: number;
  progress: number;
  upcoming: number;
  instructors: number;
  admins: number;
};

export const SIZES: Readonly<Record<SizeName, Size>> = {
  S: {
    members: 5_000,
    classes: 200,
    registrations: 20_000,
    measured: [500],
    orders: 2_000,
    paymentNotifications: 6_000,
    vouchers: 300,
    emails: 20_000,
    feedback: 5_000,
    questions: 5_000,
    certificates: 3_000,
    presence: 2_000,
    complaints: 300,
    documents: 600,
    auditRows: 5_000,
    courses: 10,
    chapters: 80,
    subChapters: 600,
    memberCourses: 800,
    progress: 5_000,
    upcoming: 28,
    instructors: 12,
    admins: 8,
  },
  M: {
    members: 200_000,
    classes: 1_500,
    registrations: 600_000,
    measured: [500, 5_000],
    orders: 80_000,
    paymentNotifications: 250_000,
    vouchers: 10_000,
    emails: 3_000_000,
    feedback: 150_000,
    questions: 150_000,
    certificates: 150_000,
    presence: 80_000,
    complaints: 4_000,
    documents: 8_000,
    auditRows: 300_000,
    courses: 60,
    chapters: 600,
    subChapters: 5_000,
    memberCourses: 60_000,
    progress: 800_000,
    upcoming: 70,
    instructors: 40,
    admins: 20,
  },
  L: {
    members: 1_000_000,
    classes: 3_000,
    registrations: 2_000_000,
    measured: [500, 5_000, 10_000, 20_000],
    orders: 400_000,
    paymentNotifications: 1_500_000,
    vouchers: 100_000,
    emails: 20_000_000,
    feedback: 600_000,
    questions: 600_000,
    certificates: 700_000,
    presence: 700_000,
    complaints: 30_000,
    documents: 60_000,
    auditRows: 3_000_000,
    courses: 200,
    chapters: 2_500,
    subChapters: 25_000,
    memberCourses: 240_000,
    progress: 6_000_000,
    upcoming: 120,
    instructors: 80,
    admins: 60,
  },
};

/** Parses the name of a size. @throws for an unknown name */
export const parseSize = (text: string): SizeName => {
  if (text === 'S' || text === 'M' || text === 'L') return text;
  throw new Error(`Unknown size "${text}": S, M or L.`);
};
