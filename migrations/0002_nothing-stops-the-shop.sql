CREATE TABLE "service_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout_holds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"customer_id" uuid,
	"pieces" integer NOT NULL,
	"holds_use" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "inspection_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "queued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "service_keys_hash" ON "service_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "checkout_holds_network" ON "checkout_holds" USING btree ("network");--> statement-breakpoint
CREATE INDEX "checkout_holds_customer" ON "checkout_holds" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "checkout_holds_expires" ON "checkout_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_queued" ON "mails" USING btree ("queued_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "print_files_without_pdf" ON "print_files" USING btree ("created_at") WHERE "print_files"."pdf_state" = 'making';--> statement-breakpoint
CREATE INDEX "production_items_unpacked" ON "production_items" USING btree ("order_id") WHERE "production_items"."place" <> 'packed';--> statement-breakpoint
CREATE INDEX "shipments_without_pdf" ON "shipments" USING btree ("created_at") WHERE "shipments"."purchase" = 'bought' and "shipments"."label_key" is null;--> statement-breakpoint
CREATE INDEX "ai_design_runs_unfinished" ON "ai_design_runs" USING btree ("created_at") WHERE "ai_design_runs"."state" in ('queued', 'drawing');--> statement-breakpoint
CREATE INDEX "designs_without_preview" ON "designs" USING btree ("created_at") WHERE "designs"."preview_key" is distinct from 'designs/' || "designs"."id"::text || '/preview-' || "designs"."version"::text || '.webp';