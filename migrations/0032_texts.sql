CREATE TABLE "text_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"words" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "text_numbers" (
	"phone" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "delivery" text;--> statement-breakpoint
CREATE UNIQUE INDEX "text_consents_order" ON "text_consents" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_consents_account" ON "text_consents" USING btree ("user_id") WHERE "text_consents"."order_id" is null and "text_consents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "text_consents_user" ON "text_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "text_consents_agreed_at" ON "text_consents" USING btree ("agreed_at");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id") WHERE "mails"."order_id" is not null;