import { wibDate } from '@widya/contract/time/instants';
import type { ClassPlan } from './class-plan.ts';
import { DAY } from './clock.ts';
import { DEMO_TEMPLATE } from './demo-certificate-pages/demo-template.ts';
import { classPosters, posterLocation } from './demo-posters/uploaded-posters.ts';
import { type Random, randomCode, randomFrom } from './random.ts';
import { DELETED_TOPIC, TOPICS, WEBINARS } from './texts/class-titles.ts';
import { CLASS_NOTES } from './texts/phrases.ts';

const DESCRIPTION =
  '<p>Kelas ini mengajak peserta <b>berlatih langsung</b> dengan contoh dari pekerjaan sehari-hari.</p><p>Peserta memperoleh <i>materi</i>, rekaman, dan <u>sertifikat</u>.</p>';
const GOALS = ['Memahami konsep dasar', 'Berlatih dengan contoh nyata', 'Menyusun rencana tindak lanjut'];

/** Whether one of the three to-dos before or after the start is done; all combinations occur. */
const done = (n: number, bit: number): boolean => ((n * 5 + 3) >> bit) % 2 === 1;

const date = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));

const titleOf = (random: Random, plan: ClassPlan, used: Map<string, number>): { topic: string; name: string } => {
  if (plan.webinar) {
    const name = WEBINARS[plan.id % WEBINARS.length] ?? '';
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return { topic: '0', name: times === 1 ? name : `${name} (Seri ${times})` };
  }
  const topic = random.pick(TOPICS);
  const title = random.pick(topic.titles);
  const batch = (used.get(title) ?? 0) + 1;
  used.set(title, batch);
  const old = plan.kind === 'past' && random.chance(0.015);
  return { topic: old ? DELETED_TOPIC.code : topic.code, name: batch === 1 ? title : `${title} - Angkatan ${batch}` };
};

const measuredCode = (plan: ClassPlan): string => `UKUR-${plan.registrations}`;

/** Turns plans into rows of `classes`; the speaker is the first linked instructor or an invented guest. */
export function* classRows(plans: readonly ClassPlan[], speakers: ReadonlyMap<number, string>, now: number) {
  const random = randomFrom(43);
  const used = new Map<string, number>();
  const posters = classPosters(plans);
  for (const plan of plans) {
    const { kind, slot, price, id } = plan;
    const { topic, name } = titleOf(random, plan, used);
    const code = plan.measured ? measuredCode(plan) : randomCode(random);
    const started = slot !== null && slot.start <= now;
    const isCurrent = kind !== 'past' || (slot !== null && slot.end > now - 30 * DAY);
    const created = Math.min(slot?.opens ?? now - 400 * DAY, now - DAY) - random.int(3, 14) * DAY;
    const discounted = price > 0 && random.chance(0.2);
    const ready = (bit: number, usual: number): boolean => (isCurrent ? done(id, bit) : random.chance(usual));
    yield {
      id,
      code,
      name,
      title: name,
      active: plan.active,
      permanent: kind === 'permanent',
      publish_status: plan.draft ? 'DRAFT' : 'OPEN',
      published_at: plan.draft ? null : new Date(created + DAY),
      topic_code: topic,
      class_image_url: posterLocation(posters, id),
      class_date: slot ? wibDate(slot.start) : null,
      start_time: date(slot?.start),
      end_time: date(slot?.end),
      registration_start_date: slot ? wibDate(slot.opens) : null,
      registration_start_time: date(slot?.opens),
      registration_end_date: slot ? wibDate(slot.closes) : null,
      registration_end_time: date(slot?.closes),
      question_end_time: slot ? new Date(slot.end + DAY) : null,
      price,
      non_discounted_price: discounted ? price * 2 : null,
      is_discounted_price_null: !discounted,
      quota: plan.quota,
      note: random.chance(0.18) ? random.pick(CLASS_NOTES) : '',
      stream_type: 'Zoom',
      stream_url: ready(0, 0.98) ? `https://rapat.example/j/${100_000 + id}` : null,
      whatsapp_url: random.chance(0.5) ? `https://grup.example/${code}` : null,
      recording_url_array:
        started && ready(0, 0.96) ? [{ url: `https://video.example/rekaman/${code}`, title: 'Rekaman kelas' }] : [],
      attachment_urls: ready(1, 0.97) ? [`https://berkas.example/materi/${code}.pdf`] : [],
      documentation_urls: [],
      speaker: speakers.get(id) ?? 'Narasumber Tamu',
      narasumber_instead_of_pengajar: !speakers.has(id),
      description: DESCRIPTION,
      what_to_learn: GOALS,
      custom_certificate_template: DEMO_TEMPLATE,
      source: plan.webinar ? 'Webinar' : null,
      display_time: [],
      show_answers_to_user: started && ready(1, 0.95),
      online_payment: plan.online,
      accepted_template_id: 2,
      waiting_template_id: 1,
      pending_template_id: 3,
      rejected_template_id: 4,
      reminder_template_id: 5,
      class_start_reminder_template_id: 6,
      created_at: new Date(created),
      updated_at: new Date(Math.min(now, created + random.int(1, 20) * DAY)),
    };
  }
}

/** Final tests: all classes that started long ago have one, recent ones only some. */
export function* quizRows(plans: readonly ClassPlan[], now: number) {
  const random = randomFrom(44);
  let id = 0;
  for (const { id: class_id, kind, slot } of plans) {
    const isCurrent = kind !== 'past' || (slot !== null && slot.end > now - 30 * DAY);
    if (isCurrent ? !done(class_id, 2) : !random.chance(0.9)) continue;
    id += 1;
    const created = new Date(Math.min(slot?.start ?? now - 300 * DAY, now) - 40 * DAY);
    yield {
      id,
      class_id,
      question_json: finalTest(random.int(4, 8)),
      idx: 0,
      created_at: created,
      updated_at: created,
    };
  }
}

const finalTest = (length: number) =>
  Array.from({ length }, (_, index) => {
    const number = index + 1;
    if (index % 4 === 3)
      return {
        fieldName: `soal_${number}`,
        type: 'isian',
        description: `Tuliskan satu contoh penerapan bagian ${number}.`,
        options: [],
        correctAnswer: '',
      };
    const options = ['Selalu benar', 'Benar dalam konteks tertentu', 'Tidak benar', 'Tidak dapat ditentukan'];
    return {
      fieldName: `soal_${number}`,
      type: 'option',
      description: `Pernyataan ${number} dalam materi bersifat …`,
      options,
      correctAnswer: options[index % 4] ?? '',
    };
  });
