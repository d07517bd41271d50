CREATE TABLE "backup_plans" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"plan" jsonb NOT NULL,
	"place_secret" text,
	"passphrase" text,
	"planned_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"place" jsonb NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"byte_size" bigint,
	"row_count" bigint,
	"file_count" integer,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "backups_one_at_work" ON "backups" USING btree ("state") WHERE "backups"."state" = 'working';