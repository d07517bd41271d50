CREATE TABLE "inbound_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text,
	"recipients" text[] NOT NULL,
	"from_address" text DEFAULT '' NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"byte_size" integer NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"order_id" uuid,
	"order_message_id" bigint,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_message_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_mails_message_id" ON "inbound_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_received_at" ON "inbound_mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_order" ON "inbound_mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_open" ON "inbound_mails" USING btree ("received_at") WHERE "inbound_mails"."state" in ('received', 'unmatched');--> statement-breakpoint
CREATE INDEX "message_files_order" ON "message_files" USING btree ("order_id","order_message_id");