import type { ClassTicket } from '@widya/contract/tickets';
import { wibDate } from '@widya/contract/time/instants';
import { eq } from 'drizzle-orm';
import { takesQuestions } from '../../modules/questions/takes-questions.ts';
import { filesOf } from '../../modules/tickets/class-ticket-parts.ts';
import { isOver, joiningOf } from '../../modules/tickets/joining.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { ClassFormInput } from './class-preview.ts';
import { dateOf, isUpcoming } from './preview-moments.ts';
import { SAMPLE_NAME, SAMPLE_TOKEN, sampleLabel, samplePayment } from './sample-participant.ts';

/** Id of a saved class, used to find names and sizes of its files; 0 for a new one. */
async function savedId(tx: Tx, code: string): Promise<number> {
  const [saved] = await tx.select({ id: classes.id }).from(classes).where(eq(classes.code, code));
  return saved?.id ?? 0;
}

/** The ticket of an invented accepted participant at the previewed moment. */
export async function classTicketPreview(tx: Tx, input: ClassFormInput): Promise<ClassTicket> {
  const { code, name, topic, permanent, start_time, end_time, price, inside } = input;
  const now = new Date(input.now);
  const times = { permanent, start_time: dateOf(start_time), end_time: dateOf(end_time) };
  const over = isOver(times, now);
  const canAsk = takesQuestions({ permanent, question_end_time: dateOf(inside.question_end_time) }, now);
  const payment = samplePayment(price, input.online_payment, input.now);
  const files = { attachment_urls: inside.material_urls, recording_url_array: inside.recordings };
  return {
    kind: 'class',
    code,
    name,
    topic,
    poster_url: input.image_url,
    speaker: input.speaker ?? '',
    stream_type: input.stream_type,
    permanent,
    class_date: times.start_time && wibDate(times.start_time),
    start_time,
    end_time,
    full_name: SAMPLE_NAME,
    status: 'ACCEPTED',
    label: sampleLabel(payment),
    position: null,
    price,
    payment,
    join: joiningOf({ ...times, stream_url: inside.stream_url, zoom_passcode: inside.zoom_passcode }, now),
    group_url: inside.group_url,
    ...(await filesOf(tx, { id: await savedId(tx, code), permanent, ...files }, over)),
    presence: { present: false, code },
    certificate: null,
    final_test: input.has_final_test && !isUpcoming(start_time, input.now) ? { done: false } : null,
    feedback: over || permanent ? { token: SAMPLE_TOKEN, done: false } : null,
    takes_questions: canAsk,
    questions_until: canAsk ? inside.question_end_time : null,
    can_withdraw: !over,
  };
}
