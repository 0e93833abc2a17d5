import { createHash } from 'node:crypto';
import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { DAY } from '../clock.ts';
import { drawPage, type PageName } from './draw-page.ts';

const pageOf = (page: PageName) => ({
  page,
  key: `public/certificate-pages/2026/${createHash('sha256').update(page).digest('hex').slice(0, 32)}.jpg`,
});

/** Backgrounds that all demo templates share. */
export const DEMO_PAGES = [pageOf('certPage1'), pageOf('certPage2')] as const;

/** Positions of the texts on these backgrounds; the colours are those of every new template. */
export const DEMO_TEMPLATE = {
  certPage1: `/files/${DEMO_PAGES[0].key}`,
  certPage2: `/files/${DEMO_PAGES[1].key}`,
  fontSizeNumber: 16,
  leftNumber: 52.4,
  topNumber: 29,
  fontSize: 40,
  left: 58.4,
  top: 46.7,
  nameCentered: true,
  secondLeft: 24,
  secondTop: 22,
  secondCompetenciesLeft: 24,
  secondCompetenciesTop: 34,
  qrLeft: 87,
  qrTop: 80,
  qrSize: 7,
} as const satisfies Partial<CertificateTemplate>;

/** Rows of `files` for the backgrounds. @param firstId the next free id */
export const demoPageRows = (firstId: number, now: number) =>
  Promise.all(
    DEMO_PAGES.map(async ({ page, key }, index) => {
      const content = await drawPage(page);
      return {
        id: firstId + index,
        key,
        owner_kind: 'admin',
        owner_id: 1,
        original_name: `latar-${index + 1}.jpg`,
        content_type: 'image/jpeg',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        // Not attached to a class, so that removing it from one class leaves it for the others.
        attached_to: 'certificate:contoh',
        created_at: new Date(now - 200 * DAY),
      };
    }),
  );
