ALTER TABLE "certificates" ADD COLUMN "event_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "event_date" date;