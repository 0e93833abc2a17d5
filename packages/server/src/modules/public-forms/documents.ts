import * as contract from '@widya/contract/public-forms';
import { publicFormSchemas as schemas } from '@widya/contract/public-forms.schemas';
import { and, desc, eq, sql } from 'drizzle-orm';
import { documentForms } from '../../platform/database/schema/forms.ts';
import { bindPublic, bindPublicPrepared } from '../../platform/http/bind.ts';
import { stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { storeDocument } from '../document-forms/hand-in.ts';
import { DOCUMENT_UPLOAD } from '../document-forms/upload-rule.ts';
import { registrationOfTicket } from './ticket-registration.ts';

/** Calls of ten megabytes each. */
const PER_MINUTE = 30;
/** Maximum number of earlier documents that are listed. */
const SHOWN = 20;

export const readLink = bindPublic(
  contract.readDocumentLink,
  schemas.readDocumentLink,
  async ({ tx, config, params, now }) => {
    const { person, of } = await registrationOfTicket({ tx, config, now }, params.token);
    const rows = await tx
      .select({ document_type: documentForms.document_type, created_at: documentForms.created_at })
      .from(documentForms)
      .where(and(eq(documentForms.class_id, of.id), eq(sql`lower(${documentForms.email})`, person.email.toLowerCase())))
      .orderBy(desc(documentForms.created_at), desc(documentForms.id))
      .limit(SHOWN);
    return {
      class_code: of.code,
      class_name: of.name,
      full_name: person.full_name,
      handed_in: rows.map(({ document_type, created_at }) => ({ document_type, created_at: created_at.toISOString() })),
    };
  },
);

export const handIn = bindPublicPrepared(
  contract.handInDocument,
  schemas.handInDocument,
  async (ctx) => {
    // Also checked before the file is stored, so that most wrong calls end early.
    await registrationOfTicket({ ...ctx, tx: ctx.db }, ctx.params.token);
    return stageOnlyFile(ctx, { visibility: 'private', folder: 'documents' });
  },
  async ({ tx, config, params, body, now, audit }, file) => {
    const { person, of } = await registrationOfTicket({ tx, config, now }, params.token);
    const { full_name, email } = person;
    const { id } = await storeDocument(tx, of, { full_name, email, ...body }, file, now);
    audit({
      object: 'document_form',
      objectId: id,
      label: `${full_name} · ${of.name}`,
      after: { document_type: body.document_type, size: file.size, type: file.type },
    });
    return { success: true };
  },
  { upload: DOCUMENT_UPLOAD, perMinute: PER_MINUTE },
);
