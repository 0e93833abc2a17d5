import type { PublicMerchandise } from '@widya/contract/merchandise';
import * as contract from '@widya/contract/merchandise';
import { merchandiseSchemas } from '@widya/contract/merchandise.schemas';
import { and, count, desc, eq } from 'drizzle-orm';
import { isLink } from '../../platform/addresses/links.ts';
import { merchandise } from '../../platform/database/schema/public-site.ts';
import { bindPublic } from '../../platform/http/bind.ts';
import { answerList, rowWindow } from '../../platform/http/listing.ts';
import { searchConditions } from './queries.ts';
import { photosOf } from './rules.ts';

type Row = typeof merchandise.$inferSelect;

const presentPublic = ({ id, name, description, price, marketplace_link, ...row }: Row): PublicMerchandise => ({
  id,
  name,
  description,
  price,
  purchase_url: isLink(marketplace_link) ? marketplace_link.trim() : null,
  photos: photosOf(row),
});

/** Activated merchandise that is not deleted, newest first. Source: D125. */
export const listPublic = bindPublic(
  contract.listPublicMerchandise,
  merchandiseSchemas.listPublicMerchandise,
  async (ctx) => {
    const { tx, query } = ctx;
    const filter = and(eq(merchandise.active, 1), eq(merchandise.activated, 1), ...searchConditions(query.q));
    const { limit, offset } = rowWindow(query);
    const rows = await tx
      .select()
      .from(merchandise)
      .where(filter)
      .orderBy(desc(merchandise.created_at), desc(merchandise.id))
      .limit(limit)
      .offset(offset);
    const [all] = await tx.select({ total: count() }).from(merchandise).where(filter);
    return answerList(ctx, rows.map(presentPublic), all?.total ?? 0);
  },
);
