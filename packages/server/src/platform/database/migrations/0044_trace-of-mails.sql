-- needs: 0038_list-searches
ALTER TABLE "email_outbox" ADD COLUMN "traceparent" text;