import { missingLetters } from '@widya/contract/certificate-letters';
import type { CertificateEligibility } from '@widya/contract/certificates';
import { and, eq } from 'drizzle-orm';
import { quizQuestions } from '../../platform/database/schema/quiz.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type Owner, templateOf } from './owners.ts';
import { selectStandings } from './people.ts';
import { isRevokedNow, type Numbered, selectForNumbering } from './rows.ts';

/** Who is given a certificate; nothing narrows when left out. */
export interface Rule {
  readonly present?: boolean | undefined;
  /** Percent of the final test. */
  readonly min_score?: number | undefined;
  readonly completed?: boolean | undefined;
  /** Also those who have a certificate. */
  readonly again?: boolean | undefined;
  /** Also those whose certificate was revoked. */
  readonly revoked?: boolean | undefined;
}

type Person = Pick<Numbered, 'id' | 'full_name' | 'predicate' | 'certificate_url' | 'revoked_at'>;

/** What a rule looks at; null where it is not known of such people. */
interface Standing {
  readonly isPresent: boolean | null;
  /** 0 to 1; null before the final test was done. */
  readonly score: number | null;
  /** Percent of a self-paced class. */
  readonly progress: number | null;
}

export const NO_PREDICATE = 'Belum berpredikat';
const ALREADY = 'Sertifikatnya sudah terkirim';
const REVOKED = 'Sertifikatnya dicabut';
const UNPRINTABLE = 'Hurufnya tidak dapat dicetak; unggah PDF sendiri';

/** As tables show it. Source: D83. */
const percentOf = (score: number): number => Math.floor(score * 100 + 1e-9);

/** Why somebody gets no certificate; null for those who do. Source: B-136. */
function leftOutBecause(person: Person, standing: Standing, rule: Rule, hidePageTwo: boolean): string | null {
  const { isPresent, score, progress } = standing;
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

const NOTHING_KNOWN: Standing = { isPresent: null, score: null, progress: null };

/** Why some of the given people get no certificate, by their ids; who gets one is not in it. */
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
    const reason = leftOutBecause(person, facts.get(person.id) ?? NOTHING_KNOWN, rule, hidePageTwo);
    if (reason !== null) reasons.set(person.id, reason);
  }
  return reasons;
}

/** Those among the left out whom a batch for everybody means: who has a certificate needs none. */
export const withoutMade = (reasons: ReadonlyMap<number, string>): ReadonlyMap<number, string> =>
  new Map([...reasons].filter(([, reason]) => reason !== ALREADY));

/** Read only when a rule asks. */
async function factsOf(tx: Tx, owner: Owner, rule: Rule): Promise<ReadonlyMap<number, Standing>> {
  if (!rule.present && rule.min_score === undefined && !rule.completed) return new Map();
  const rows = await selectStandings(tx, owner);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Whether a class has a final test that is open. */
async function hasTest(tx: Tx, classId: number): Promise<boolean> {
  return (await tx.$count(quizQuestions, and(eq(quizQuestions.class_id, classId), eq(quizQuestions.active, 1)))) > 0;
}

async function rulesOf(tx: Tx, { kind, id }: Owner): Promise<CertificateEligibility['rules']> {
  if (kind === 'course') return ['completed'];
  if (kind === 'additional') return ['min_score'];
  return (await hasTest(tx, id)) ? ['present', 'min_score'] : ['present'];
}

/** Names shown of each reason. */
const SHOWN = 20;

/** What a batch would do now; it decides again itself, under the lock. */
export async function presentEligibility(tx: Tx, owner: Owner, rule: Rule): Promise<CertificateEligibility> {
  const people = await selectForNumbering(tx, owner);
  const reasons = await reasonsOf(tx, owner, people, rule);
  const told = withoutMade(reasons);
  const leftOut = Map.groupBy(
    people.filter(({ id }) => told.has(id)),
    ({ id }) => told.get(id) ?? '',
  );
  return {
    eligible: people.length - reasons.size,
    rules: await rulesOf(tx, owner),
    left_out: [...leftOut].map(([reason, left]) => ({
      reason,
      lacks_predicate: reason === NO_PREDICATE,
      count: left.length,
      people: left.slice(0, SHOWN).map(({ id, full_name }) => ({ id, full_name })),
    })),
  };
}
