import * as catalogue from '@widya/contract/public-catalogue';
import { publicCatalogueSchemas } from '@widya/contract/public-catalogue.schemas';
import * as pages from '@widya/contract/public-classes';
import { publicClassSchemas } from '@widya/contract/public-classes.schemas';
import { type Binding, bindPublic } from '../../platform/http/bind.ts';
import { provenAddress } from '../address-proof/proven-address.ts';
import { selectCatalogue, selectPublicTopics } from './catalogue.ts';
import { selectPublicClass } from './class-page.ts';

const list = bindPublic(catalogue.listPublicCatalogue, publicCatalogueSchemas.listPublicCatalogue, (ctx) =>
  selectCatalogue(ctx.tx, ctx.query, ctx.now),
);

const read = bindPublic(pages.readPublicClass, publicClassSchemas.readPublicClass, async (ctx) =>
  selectPublicClass({ tx: ctx.tx, now: ctx.now, email: await provenAddress(ctx) }, ctx.params.code),
);

const topics = bindPublic(pages.readPublicTopics, publicClassSchemas.readPublicTopics, (ctx) =>
  selectPublicTopics(ctx.tx, ctx.now),
);

export const publicCatalogueRoutes: Binding[] = [list, read, topics];
