CREATE TABLE "zoom_meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"join_url" text NOT NULL,
	"passcode" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "zoom_meetings_created_at" ON "zoom_meetings" USING btree ("created_at");