CREATE INDEX "email_outbox_unsent_by_member" ON "email_outbox" USING btree ("member_id") WHERE (status in ('queued', 'sending', 'skipped', 'cancelled'));--> statement-breakpoint
CREATE INDEX "complaints_by_email" ON "complaints" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "presence_forms_by_email" ON "presence_forms" USING btree (lower("email"),"created_at");