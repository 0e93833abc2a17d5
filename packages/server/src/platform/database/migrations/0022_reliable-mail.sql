CREATE TABLE "email_hold" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_hold_single_row" CHECK ("email_hold"."id" = 1),
	CONSTRAINT "email_hold_reason_known" CHECK ("email_hold"."reason" in ('sign_in', 'connection', 'sender', 'other'))
);
--> statement-breakpoint
ALTER TABLE "email_log" DROP CONSTRAINT "email_log_status_known";--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "outbox_id" bigint;--> statement-breakpoint
ALTER TABLE "email_outbox" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "email_outbox" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_outbox" ADD COLUMN "refusals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "email_outbox_leased" ON "email_outbox" USING btree ("locked_until") WHERE "email_outbox"."status" = 'sending';--> statement-breakpoint
ALTER TABLE "email_log" ADD CONSTRAINT "email_log_status_known" CHECK ("email_log"."status" in ('sent', 'failed', 'bounced', 'uncertain'));