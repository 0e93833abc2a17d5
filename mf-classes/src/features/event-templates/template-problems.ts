import type { EventTemplate, TemplateType } from '@widya/contract/events';
import type { EventValues } from '../event-form/event-values.ts';
import { TEMPLATE_TEXTS as texts } from './texts.ts';

const VARIABLE = /\{\{\s*([a-z_]+)\s*\}\}/g;
const uses = (html: string, name: string): boolean => [...html.matchAll(VARIABLE)].some((found) => found[1] === name);

/** Scenarios for people without a seat, whose mails must not contain the streaming link. A-232. */
const WITHOUT_STREAM: readonly TemplateType[] = ['waiting', 'pending', 'rejected'];

/**
 * Why the API will refuse to publish with this template, shown in advance; null without a reason. The API decides, and
 * checks the subject too., D50.
 */
export function templateProblem(
  type: TemplateType,
  { html_template }: Pick<EventTemplate, 'html_template'>,
  { payment, online_mode }: Pick<EventValues, 'payment' | 'online_mode'>,
): string | null {
  if (type === 'waiting' && payment === 'PAY_ONLINE' && !uses(html_template, 'tautan_pembayaran'))
    return texts.lacks('tautan_pembayaran');
  if (!online_mode) return null;
  if (type === 'reminder' && !uses(html_template, 'tautan_kelas')) return texts.lacks('tautan_kelas');
  return WITHOUT_STREAM.includes(type) && uses(html_template, 'tautan_kelas') ? texts.carries('tautan_kelas') : null;
}
