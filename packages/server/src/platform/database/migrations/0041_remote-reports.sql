-- needs: 0038_list-searches
CREATE TABLE "remote_reports" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"openings" integer NOT NULL,
	"failures" integer NOT NULL,
	"rows" integer[] NOT NULL,
	CONSTRAINT "remote_reports_remote_version_minute_pk" PRIMARY KEY("remote","version","minute")
);
