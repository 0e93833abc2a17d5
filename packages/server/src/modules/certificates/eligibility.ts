import { missingLetters } from '@widya/contract/certificate-letters';
import type { CertificateEligibility } from '@widya/contract/certificates';
import { and, eq } from 'drizzle-orm';
import { quizQuestions } from '../../platform/database/schema/quiz.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type Owner, templateOf } from './owners.ts';
import { selectFacts } from './people.ts';
import { type CertificatePerson, isRevokedNow, selectForNumbering } from './rows.ts';

/** Conditions for getting a certificate; missing ones do not restrict. */
export interface Rule {
  readonly present?: boolean | undefined;
  /** Minimum score in the final test, in percent. */
  readonly min_score?: number | undefined;
  readonly completed?: boolean | undefined;
  /** Includes people who already have a certificate. */
  readonly again?: boolean | undefined;
  /** Includes people whose certificate was revoked. */
  readonly revoked?: boolean | undefined;
}

type Person = Pick<CertificatePerson, 'id' | 'full_name' | 'predicate' | 'certificate_url' | 'revoked_at'>;

/** The facts that a rule checks; null when a kind of person does not have them. */
interface PersonFacts {
  readonly isPresent: boolean | null;
  /** 0 to 1; null before the final test was taken. */
  readonly score: number | null;
  /** Percentage of a self-paced course. */
  readonly progress: number | null;
}

export const NO_PREDICATE = 'Belum berpredikat';
const ALREADY = 'Sertifikatnya sudah terkirim';
const REVOKED = 'Sertifikatnya dicabut';
const UNPRINTABLE = 'Hurufnya tidak dapat dicetak; unggah PDF sendiri';

/** Rounded like in tables. Source: D83. */
const percentOf = (score: number): number => Math.floor(score * 100 + 1e-9);

/** Why a person gets no certificate; null when they get one. Source: B-136. */
function exclusionReason(person: Person, facts: PersonFacts, rule: Rule, hidePageTwo: boolean): string | null {
  const { isPresent, score, progress } = facts;
  if (person.certificate_url !== null && rule.again !== true) return ALREADY;
  if (isRevokedNow(person) && rule.revoked !== true) return REVOKED;
  if (rule.present === true && isPresent === false) return 'Tidak tercatat hadir';
  if (rule.min_score !== undefined) {
    if (score === null) return 'Belum mengerjakan tes akhir';
    if (percentOf(score) < rule.min_score) return `Nilai tes akhir di bawah ${rule.min_score}`;
  }
  if (rule.completed === true && progress !== null && progress < 100) return 'Belum menyelesaikan kelas';
  if (person.predicate === null && !hidePageTwo) return NO_PREDICATE;
  return missingLetters(person.full_name).length > 0 ? UNPRINTABLE : null;
}

const NO_FACTS: PersonFacts = { isPresent: null, score: null, progress: null };

/** The reasons of all given people who get no certificate, by id. */
export async function reasonsOf(
  tx: Tx,
  owner: Owner,
  people: readonly Person[],
  rule: Rule,
): Promise<ReadonlyMap<number, string>> {
  const { hidePageTwo } = templateOf(owner);
  const facts = await factsOf(tx, owner, rule);
  const reasons = new Map<number, string>();
  for (const person of people) {
    const reason = exclusionReason(person, facts.get(person.id) ?? NO_FACTS, rule, hidePageTwo);
    if (reason !== null) reasons.set(person.id, reason);
  }
  return reasons;
}

/** The reasons that a batch for everybody reports: people who already have a certificate are left out. */
export const withoutIssued = (reasons: ReadonlyMap<number, string>): ReadonlyMap<number, string> =>
  new Map([...reasons].filter(([, reason]) => reason !== ALREADY));

/** Reads the facts only when a rule needs them. */
async function factsOf(tx: Tx, owner: Owner, rule: Rule): Promise<ReadonlyMap<number, PersonFacts>> {
  if (!rule.present && rule.min_score === undefined && !rule.completed) return new Map();
  const rows = await selectFacts(tx, owner);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Whether a class has an active final test. */
async function hasTest(tx: Tx, classId: number): Promise<boolean> {
  return (await tx.$count(quizQuestions, and(eq(quizQuestions.class_id, classId), eq(quizQuestions.active, 1)))) > 0;
}

async function rulesOf(tx: Tx, { kind, id }: Owner): Promise<CertificateEligibility['rules']> {
  if (kind === 'course') return ['completed'];
  if (kind === 'additional') return ['min_score'];
  return (await hasTest(tx, id)) ? ['present', 'min_score'] : ['present'];
}

/** Maximum number of names displayed per reason. */
const SHOWN = 20;

/** A forecast of a batch; the batch itself decides again under the lock. */
export async function presentEligibility(tx: Tx, owner: Owner, rule: Rule): Promise<CertificateEligibility> {
  const people = await selectForNumbering(tx, owner);
  const reasons = await reasonsOf(tx, owner, people, rule);
  const excluded = withoutIssued(reasons);
  const byReason = Map.groupBy(
    people.filter(({ id }) => excluded.has(id)),
    ({ id }) => excluded.get(id) ?? '',
  );
  return {
    eligible: people.length - reasons.size,
    rules: await rulesOf(tx, owner),
    left_out: [...byReason].map(([reason, group]) => ({
      reason,
      lacks_predicate: reason === NO_PREDICATE,
      count: group.length,
      people: group.slice(0, SHOWN).map(({ id, full_name }) => ({ id, full_name })),
    })),
  };
}
