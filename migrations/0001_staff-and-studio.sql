CREATE TABLE "artwork_parts" (
	"artwork_id" uuid NOT NULL,
	"crop" text NOT NULL,
	"measured" jsonb NOT NULL,
	CONSTRAINT "artwork_parts_artwork_id_crop_pk" PRIMARY KEY("artwork_id","crop")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_mark_pk" PRIMARY KEY("user_id","mark")
);
--> statement-breakpoint
CREATE TABLE "blog_films" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"content_type" text,
	"width_px" integer,
	"height_px" integer,
	"poster_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"uploaded_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb NOT NULL,
	"device" jsonb NOT NULL,
	"is_set_aside" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"src" text NOT NULL,
	"picture" jsonb,
	"file_name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"byte_size" integer,
	"uploaded_by" uuid,
	"uploaded_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "manual_order_tries" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"manual_order_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"draft" jsonb NOT NULL,
	"billed" jsonb,
	"total_cents" integer,
	"customer_id" uuid,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"order_id" uuid,
	"quote_id" uuid,
	"return_origin" text NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"preview_text" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"campaign_id" uuid NOT NULL,
	"signup_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "newsletter_deliveries_campaign_id_signup_id_pk" PRIMARY KEY("campaign_id","signup_id")
);
--> statement-breakpoint
CREATE TABLE "order_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "production_items" (
	"order_item_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"ticket" text NOT NULL,
	"route" text[] NOT NULL,
	"place" text NOT NULL,
	"quantity" integer NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"run_copies" integer NOT NULL,
	"blocked_reason" text,
	"blocked_by" text,
	"design_changed_at" timestamp with time zone,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "production_items_copies" CHECK ("production_items"."quantity" > 0 and "production_items"."run_copies" > 0)
);
--> statement-breakpoint
CREATE TABLE "production_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_item_id" uuid NOT NULL,
	"from_place" text NOT NULL,
	"to_place" text NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_prints" (
	"order_item_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"copies" integer NOT NULL,
	"inches" double precision NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_name" text NOT NULL,
	CONSTRAINT "production_prints_order_item_id_run_pk" PRIMARY KEY("order_item_id","run")
);
--> statement-breakpoint
CREATE TABLE "production_reprints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_item_id" uuid NOT NULL,
	"ticket" text NOT NULL,
	"run" integer NOT NULL,
	"copies" integer NOT NULL,
	"wasted_inches" double precision NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_quote_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changed_moments" (
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_figures" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" double precision NOT NULL,
	"amount" double precision NOT NULL,
	CONSTRAINT "day_figures_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "day_figures_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "day_figures_state_is_one" CHECK ("day_figures_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "transfer_rows" (
	"transfer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"first_row" integer NOT NULL,
	"last_row" integer NOT NULL,
	"subject" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb NOT NULL,
	"cells" jsonb NOT NULL,
	"applied" text,
	CONSTRAINT "transfer_rows_transfer_id_position_pk" PRIMARY KEY("transfer_id","position")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"user_id" uuid NOT NULL,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counter_payments" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"taken_by" uuid,
	"taken_by_name" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counter_payments_amount" CHECK ("counter_payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "counter_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Written by hand: what was uploaded for the blog goes on in the media library.
INSERT INTO "media" ("id", "kind", "source", "key", "src", "picture", "file_name", "width_px", "height_px", "uploaded_by", "uploaded_by_name", "created_at")
SELECT "blog_media"."id", 'picture', 'article', "picture"->>'key', '/files/' || ("picture"->>'key') || '/' || ("picture"->>'width') || '.webp', "picture", "file_name", ("picture"->>'width')::integer, ("picture"->>'height')::integer, "users"."id", coalesce("users"."email", 'A former member of staff'), "blog_media"."created_at"
FROM "blog_media" LEFT JOIN "users" ON "users"."id" = "blog_media"."uploaded_by"
WHERE "picture"->>'key' IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "blog_media" CASCADE;--> statement-breakpoint
DROP INDEX "ai_design_runs_owner";--> statement-breakpoint
DROP INDEX "ai_design_runs_visitor";--> statement-breakpoint
DROP INDEX "artworks_owner";--> statement-breakpoint
DROP INDEX "artworks_visitor";--> statement-breakpoint
DROP INDEX "blog_articles_shown";--> statement-breakpoint
DROP INDEX "designs_owner";--> statement-breakpoint
DROP INDEX "designs_visitor";--> statement-breakpoint
DROP INDEX "edit_requests_newest";--> statement-breakpoint
DROP INDEX "edit_requests_customer";--> statement-breakpoint
DROP INDEX "audit_entries_at";--> statement-breakpoint
DROP INDEX "listings_shelf";--> statement-breakpoint
DROP INDEX "mails_created_at";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_customer_newest";--> statement-breakpoint
DROP INDEX "payment_attempts_newest";--> statement-breakpoint
DROP INDEX "payment_attempts_attention";--> statement-breakpoint
DROP INDEX "payment_events_received";--> statement-breakpoint
DROP INDEX "print_files_item_newest";--> statement-breakpoint
DROP INDEX "print_products_shelf";--> statement-breakpoint
DROP INDEX "bulk_quotes_newest";--> statement-breakpoint
DROP INDEX "shipments_customer";--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "measured" jsonb;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "repaired_from_id" uuid;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "repair" jsonb;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "lettering" jsonb;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "page_of" uuid;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "is_for_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "is_for_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_mark" text;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "accepted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_signups" ADD COLUMN "token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_signups" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "newsletter_signups" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "noted_difference" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "noted_by" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_pricing" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "is_from_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "strip_inches" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "pdf_state" text;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "pdf_key" text;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "pdf_byte_size" bigint;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "pdf_sha256" text;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "artwork_parts" ADD CONSTRAINT "artwork_parts_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_films" ADD CONSTRAINT "blog_films_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_order_tries" ADD CONSTRAINT "manual_order_tries_manual_order_id_manual_orders_id_fk" FOREIGN KEY ("manual_order_id") REFERENCES "public"."manual_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_campaign_id_newsletter_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."newsletter_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_signup_id_newsletter_signups_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."newsletter_signups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_quote_messages" ADD CONSTRAINT "bulk_quote_messages_quote_id_bulk_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."bulk_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_rows" ADD CONSTRAINT "transfer_rows_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_refunds" ADD CONSTRAINT "counter_refunds_attempt_id_counter_payments_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."counter_payments"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_seen" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "blog_films_newest" ON "blog_films" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blog_films_poster" ON "blog_films" USING btree ("poster_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_present" ON "drafts" USING btree ("owner_id","subject") WHERE not is_set_aside;--> statement-breakpoint
CREATE INDEX "drafts_owner" ON "drafts" USING btree ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "media_key" ON "media" USING btree ("key");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_removed" ON "media" USING btree ("removed_at") WHERE "media"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "manual_order_tries_of" ON "manual_order_tries" USING btree ("manual_order_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_orders_token" ON "manual_orders" USING btree ("token");--> statement-breakpoint
CREATE INDEX "manual_orders_open" ON "manual_orders" USING btree ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "manual_orders"."state" in ('draft', 'sent');--> statement-breakpoint
CREATE INDEX "manual_orders_newest" ON "manual_orders" USING btree ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "manual_orders_order" ON "manual_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "manual_orders_quote" ON "manual_orders" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "manual_orders_customer" ON "manual_orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_newest" ON "newsletter_campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_state" ON "newsletter_deliveries" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_signup" ON "newsletter_deliveries" USING btree ("signup_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_filters_name" ON "order_filters" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_unanswered" ON "order_messages" USING btree ("at","order_id") WHERE "order_messages"."kind" = 'from_customer' and "order_messages"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "production_items_ticket" ON "production_items" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "production_items_order" ON "production_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "production_items_changed" ON "production_items" USING btree ("order_id") WHERE "production_items"."design_changed_at" is not null;--> statement-breakpoint
CREATE INDEX "production_moves_item" ON "production_moves" USING btree ("order_item_id","id");--> statement-breakpoint
CREATE INDEX "production_prints_at" ON "production_prints" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "production_reprints_run" ON "production_reprints" USING btree ("order_item_id","run");--> statement-breakpoint
CREATE INDEX "production_reprints_at" ON "production_reprints" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bulk_quote_messages_quote" ON "bulk_quote_messages" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "changed_moments_at" ON "changed_moments" USING btree ("at");--> statement-breakpoint
CREATE INDEX "transfer_rows_outcome" ON "transfer_rows" USING btree ("transfer_id","outcome","position");--> statement-breakpoint
CREATE INDEX "counter_payments_taken" ON "counter_payments" USING btree ("taken_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "counter_refunds_payment" ON "counter_refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "discount_uses_newest" ON "discount_uses" USING btree ("discount_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "mails_group" ON "mails" USING btree ("group_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_signups_token" ON "newsletter_signups" USING btree ("token");--> statement-breakpoint
CREATE INDEX "order_history_finished" ON "order_history" USING btree ("at","order_id") WHERE "order_history"."kind" = 'status' and "order_history"."to_value" in ('shipped', 'completed', 'ready_for_pickup');--> statement-breakpoint
CREATE INDEX "order_items_picture" ON "order_items" USING btree (substring("design_data"->>'imageUrl', '^/files/(public/.*)/[^/]*$'));--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_type","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","placed_at","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_payment_newest" ON "orders" USING btree ("payment_status","placed_at","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."status" in ('pending_review', 'in_production', 'ready_for_print');--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("settled_at") WHERE "refunds"."status" = 'done';--> statement-breakpoint
CREATE INDEX "print_files_failed" ON "print_files" USING btree ("created_at") WHERE "print_files"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "bulk_quotes_state" ON "bulk_quotes" USING btree ("state");--> statement-breakpoint
CREATE INDEX "shipments_exception" ON "shipments" USING btree ("created_at") WHERE "shipments"."status" = 'exception';--> statement-breakpoint
CREATE INDEX "ai_design_runs_owner" ON "ai_design_runs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_design_runs_visitor" ON "ai_design_runs" USING btree ("visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "artworks_owner" ON "artworks" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "artworks_visitor" ON "artworks" USING btree ("visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "blog_articles_shown" ON "blog_articles" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "designs_owner" ON "designs" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "designs_visitor" ON "designs" USING btree ("visitor_id","updated_at");--> statement-breakpoint
CREATE INDEX "edit_requests_newest" ON "edit_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "edit_requests_customer" ON "edit_requests" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "listings_shelf" ON "listings" USING btree ("kind","is_active","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_newest" ON "orders" USING btree ("customer_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_newest" ON "payment_attempts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_attention" ON "payment_attempts" USING btree ("created_at","id") WHERE ("payment_attempts"."difference" is not null and "payment_attempts"."difference" is distinct from "payment_attempts"."noted_difference")
          or "payment_attempts"."status" = 'mismatch';--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "print_files_item_newest" ON "print_files" USING btree ("order_item_id","created_at");--> statement-breakpoint
CREATE INDEX "print_products_shelf" ON "print_products" USING btree ("kind","is_active","created_at","id");--> statement-breakpoint
CREATE INDEX "bulk_quotes_newest" ON "bulk_quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_customer" ON "shipments" USING btree ("customer_id","created_at");--> statement-breakpoint
-- Written by hand: what listings and prints show goes on in the media library too.
INSERT INTO "media" ("kind", "source", "key", "src", "picture", "file_name", "alt", "width_px", "height_px", "uploaded_by", "uploaded_by_name", "created_at")
SELECT 'picture', 'listing', "picture"->>'key', '/files/' || ("picture"->>'key') || '/' || ("picture"->>'width') || '.webp', "picture", "alt", "alt", ("picture"->>'width')::integer, ("picture"->>'height')::integer, "users"."id", coalesce("users"."email", 'A former member of staff'), "listings"."created_at"
FROM "listing_pictures" JOIN "listings" ON "listings"."id" = "listing_pictures"."listing_id" LEFT JOIN "users" ON "users"."id" = "listings"."created_by"
WHERE "picture"->>'key' IS NOT NULL
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
INSERT INTO "media" ("kind", "source", "key", "src", "picture", "file_name", "alt", "width_px", "height_px", "uploaded_by", "uploaded_by_name", "created_at")
SELECT 'picture', "shown"."source", "shown"."key", '/files/' || "shown"."file", "shown"."picture", "title" || "shown"."words", "title", "shown"."width", "shown"."height", "users"."id", coalesce("users"."email", 'A former member of staff'), "print_products"."created_at"
FROM "print_products" LEFT JOIN "users" ON "users"."id" = "print_products"."created_by"
CROSS JOIN LATERAL (
  VALUES
    ('watermarked', regexp_replace("watermarked_key", '/[^/]*$', ''), "watermarked_key", NULL::jsonb, ', watermarked copy', "watermarked_width_px", "watermarked_height_px"),
    ('photograph', "print_products"."picture"->>'key', ("print_products"."picture"->>'key') || '/' || ("print_products"."picture"->>'width') || '.webp', "print_products"."picture", ', photograph', ("print_products"."picture"->>'width')::integer, ("print_products"."picture"->>'height')::integer)
) AS "shown" ("source", "key", "file", "picture", "words", "width", "height")
WHERE "shown"."source" = 'watermarked' OR "print_products"."has_photograph"
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
-- Written by hand: paid orders that are still to be made come onto the production board, at the head of their routes.
INSERT INTO "production_items" ("order_item_id", "order_id", "ticket", "route", "place", "quantity", "run_copies")
SELECT "order_items"."id", "orders"."id", "orders"."order_number" || '-' || "order_items"."position", "way"."route", "way"."route"[1], "order_items"."quantity", "order_items"."quantity"
FROM "order_items"
JOIN "orders" ON "orders"."id" = "order_items"."order_id"
CROSS JOIN LATERAL (SELECT CASE
  WHEN "order_items"."product_type" = 'Custom T-Shirt' THEN ARRAY['check', 'print', 'cut', 'press', 'pack']
  WHEN "order_items"."product_type" = 'Custom Tumbler' THEN ARRAY['check', 'engrave', 'pack']
  WHEN "order_items"."product_type" IN ('T-Shirt', 'Tumbler') THEN ARRAY['pack']
  ELSE ARRAY['check', 'print', 'cut', 'pack']
END AS "route") AS "way"
WHERE "orders"."placed_at" IS NOT NULL
  AND "orders"."status" IN ('pending_review', 'in_production', 'ready_for_print')
  AND "orders"."payment_status" IN ('paid', 'partially_refunded')
ON CONFLICT DO NOTHING;
