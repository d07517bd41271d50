CREATE TABLE "roll_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"roll_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "hot_folder" jsonb;--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "hot_folder_secret" text;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "printer_id" uuid;--> statement-breakpoint
CREATE INDEX "roll_deliveries_newest" ON "roll_deliveries" USING btree ("roll_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_deliveries_once" ON "roll_deliveries" USING btree ("roll_id") WHERE "roll_deliveries"."state" in ('waiting', 'placing');--> statement-breakpoint
CREATE INDEX "roll_deliveries_failed" ON "roll_deliveries" USING btree ("created_at") WHERE "roll_deliveries"."state" = 'failed';