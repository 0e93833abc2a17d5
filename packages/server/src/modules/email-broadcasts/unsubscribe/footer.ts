import { escapeHtml } from '../../../platform/text/escape-html.ts';

/** The footer of a broadcast with the unsubscribe link (S39). */
export const unsubscribeFooter = (link: string): string =>
  `<p>Tidak ingin menerima siaran ini lagi? <a href="${escapeHtml(link)}">Berhenti berlangganan</a></p>`;
