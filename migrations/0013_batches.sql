CREATE TABLE "batch_things" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"choice" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"message" text DEFAULT '' NOT NULL,
	"trouble" text,
	"memo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "batch_things_batch_id_position_pk" PRIMARY KEY("batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"choice" jsonb NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"user_id" uuid NOT NULL,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	"file_key" text,
	"file_name" text,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "batch_things" ADD CONSTRAINT "batch_things_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_of_user" ON "batches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "batches_working" ON "batches" USING btree ("created_at") WHERE "batches"."state" = 'working';