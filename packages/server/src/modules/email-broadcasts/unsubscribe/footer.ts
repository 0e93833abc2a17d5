import { escapeHtml } from '../../../platform/text/escape-html.ts';

/** What stands below a broadcast: who does not want it finds the way out in the mail itself (S39). */
export const unsubscribeFooter = (link: string): string =>
  `<p>Tidak ingin menerima siaran ini lagi? <a href="${escapeHtml(link)}">Berhenti berlangganan</a></p>`;
