-- needs: 0038_list-searches
CREATE TABLE "server_heartbeats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"node" text NOT NULL,
	"jobs" boolean NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
