CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "ai_design_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"visitor_id" uuid,
	"prompt" text NOT NULL,
	"style" text NOT NULL,
	"size_id" text NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"designs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artworks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"visitor_id" uuid,
	"file_name" text NOT NULL,
	"content_type" text,
	"byte_size" bigint NOT NULL,
	"sha256" text,
	"state" text DEFAULT 'uploading' NOT NULL,
	"rejection" text,
	"width_px" integer,
	"height_px" integer,
	"ink_left_px" integer,
	"ink_top_px" integer,
	"ink_width_px" integer,
	"ink_height_px" integer,
	"density_dpi" double precision,
	"has_alpha" boolean,
	"storage_key" text NOT NULL,
	"preview_key" text,
	"thumbnail_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_challenge" jsonb NOT NULL,
	"new_identity" jsonb,
	"method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"code_challenge" jsonb NOT NULL,
	"redirect_to" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"factor_id" uuid,
	"challenge" text,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"verified_at" timestamp with time zone,
	"secret" text,
	"last_step" integer,
	"phone" text,
	"credential_id" text,
	"public_key" text,
	"counter" integer DEFAULT 0 NOT NULL,
	"transports" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_challenge" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text,
	"refresh_secret" text,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sso_providers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"domains" text[] NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp with time zone,
	"phone" text,
	"phone_confirmed_at" timestamp with time zone,
	"new_email" text,
	"new_email_asked_at" timestamp with time zone,
	"new_email_agreed_by" text DEFAULT 'none' NOT NULL,
	"new_phone" text,
	"new_phone_asked_at" timestamp with time zone,
	"password_hash" text,
	"has_one_time_password" boolean DEFAULT false NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "article_views_article_id_visitor_id_day_pk" PRIMARY KEY("article_id","visitor_id","day")
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"featured_image" jsonb,
	"video_url" text,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"views_count" integer DEFAULT 0 NOT NULL,
	"word_count" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_articles_published" CHECK (("blog_articles"."status" = 'published') = ("blog_articles"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"picture" jsonb NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_revisions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_revisions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gang_sheet_sizes" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"width_inches" numeric(7, 3) NOT NULL,
	"height_inches" numeric(7, 3) NOT NULL,
	"price_cents" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"visitor_id" uuid,
	"size_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"document" jsonb NOT NULL,
	"title" text NOT NULL,
	"name" text,
	"raw" jsonb NOT NULL,
	"preview_key" text,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"project_name" text NOT NULL,
	"project_type" text NOT NULL,
	"project_data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"discount_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"amount_cents" integer NOT NULL,
	"customer_id" uuid,
	"customer_email" text NOT NULL,
	"visitor_id" uuid,
	"once_email" text,
	"once_customer_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" integer NOT NULL,
	"scope" text NOT NULL,
	"targets" text[] DEFAULT '{}'::text[] NOT NULL,
	"minimum_order_cents" integer DEFAULT 0 NOT NULL,
	"maximum_uses" integer,
	"reserved_count" integer DEFAULT 0 NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"is_once_per_customer" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_code_upper_case" CHECK ("discounts"."code" = upper("discounts"."code")),
	CONSTRAINT "discounts_counts" CHECK (least("discounts"."reserved_count", "discounts"."used_count") >= 0),
	CONSTRAINT "discounts_value" CHECK ("discounts"."discount_value" > 0)
);
--> statement-breakpoint
CREATE TABLE "edit_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edit_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text NOT NULL,
	"design_data" jsonb NOT NULL,
	"picture_key" text NOT NULL,
	"before_url" text,
	"state" text DEFAULT 'offered' NOT NULL,
	"made_by" uuid NOT NULL,
	"made_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "edit_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"request_details" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"admin_response" text,
	"reviewed_by" uuid,
	"reviewed_by_name" text,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"listing_id" uuid NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"name" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_told_at" timestamp with time zone,
	CONSTRAINT "stock_levels_listing_id_size_color_pk" PRIMARY KEY("listing_id","size","color"),
	CONSTRAINT "stock_levels_not_negative" CHECK ("stock_levels"."reserved" >= 0 and "stock_levels"."on_hand" >= "stock_levels"."reserved")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"on_hand_change" integer NOT NULL,
	"reserved_change" integer NOT NULL,
	"order_id" uuid,
	"actor_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"listing_id" uuid NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"quantity" integer NOT NULL,
	"put_back" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"visitor_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_reservations_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "stock_reservations_put_back" CHECK ("stock_reservations"."quantity" > 0 and "stock_reservations"."put_back" between 0 and "stock_reservations"."quantity")
);
--> statement-breakpoint
CREATE TABLE "stock_returns" (
	"order_id" uuid NOT NULL,
	"return_key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "listing_pictures" (
	"listing_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "listing_pictures_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"sizes" text[] DEFAULT '{}'::text[] NOT NULL,
	"colors" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_price" CHECK ("listings"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tshirt_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tumbler_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"material" text NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"template" text NOT NULL,
	"to_address" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"subject" text,
	"html" text,
	"text" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_signups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"kind" text NOT NULL,
	"from_value" text,
	"to_value" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_type" text NOT NULL,
	"product_color" text DEFAULT '' NOT NULL,
	"product_size" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"setup_fee_cents" integer DEFAULT 0 NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"design_id" uuid,
	"design_data" jsonb,
	"print_ready_file_url" text,
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0 and "order_items"."unit_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text,
	"customer_id" uuid,
	"visitor_id" uuid,
	"status" text DEFAULT 'awaiting_payment' NOT NULL,
	"payment_status" text DEFAULT 'awaiting' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"delivery_method" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"shipping_discount_cents" integer DEFAULT 0 NOT NULL,
	"discount_code" text,
	"discount_name" text,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"checkout_key" uuid NOT NULL,
	"checkout_fingerprint" text NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_parts_sum_to_total" CHECK ("orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."shipping_cents" + "orders"."tax_cents" = "orders"."total_cents"),
	CONSTRAINT "orders_money_not_negative" CHECK (least("orders"."subtotal_cents", "orders"."discount_cents", "orders"."shipping_cents", "orders"."tax_cents", "orders"."total_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"customer_email" text NOT NULL,
	"return_url" text NOT NULL,
	"reference" text,
	"event_reference" text,
	"redirect_url" text,
	"reported_cents" integer,
	"reported_currency" text,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"failure_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"checked_at" timestamp with time zone,
	"truth" jsonb,
	"difference" text,
	"next_check_at" timestamp with time zone NOT NULL,
	"check_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempts_refunds" CHECK ("payment_attempts"."refunded_cents" between 0 and coalesce("payment_attempts"."reported_cents", "payment_attempts"."captured_cents"))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"attempt_id" uuid,
	"raw_body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"amount_cents" integer NOT NULL,
	"shipping_cents" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"return_stock" boolean NOT NULL,
	"return_discount_use" boolean NOT NULL,
	"reference" text,
	"failure_reason" text,
	"requested_by" uuid,
	"requested_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone NOT NULL,
	"check_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"street1" text NOT NULL,
	"street2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"phone" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pricing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_type" text NOT NULL,
	"size_category" text NOT NULL,
	"base_price_cents" integer NOT NULL,
	"setup_fee_cents" integer DEFAULT 0 NOT NULL,
	"quantity_breaks" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_pricing_money" CHECK (least("product_pricing"."base_price_cents", "product_pricing"."setup_fee_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "print_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"part" text DEFAULT 'sheet' NOT NULL,
	"content_type" text DEFAULT 'image/png' NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"storage_key" text,
	"width_px" integer,
	"height_px" integer,
	"byte_size" bigint,
	"sha256" text,
	"error" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "print_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_product_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size_width" numeric(7, 3) NOT NULL,
	"size_height" numeric(7, 3) NOT NULL,
	"material" text DEFAULT 'dtf' NOT NULL,
	"finish" text DEFAULT 'standard' NOT NULL,
	"price_cents" integer NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	CONSTRAINT "print_product_variants_price" CHECK ("print_product_variants"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "print_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"base_price_cents" integer NOT NULL,
	"original_key" text NOT NULL,
	"original_width_px" integer NOT NULL,
	"original_height_px" integer NOT NULL,
	"watermarked_key" text NOT NULL,
	"watermarked_width_px" integer NOT NULL,
	"watermarked_height_px" integer NOT NULL,
	"thumbnail_key" text NOT NULL,
	"picture" jsonb NOT NULL,
	"has_photograph" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"views_count" integer DEFAULT 0 NOT NULL,
	"downloads_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_products_base_price" CHECK ("print_products"."base_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"product_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "product_views_product_id_visitor_id_day_pk" PRIMARY KEY("product_id","visitor_id","day")
);
--> statement-breakpoint
CREATE TABLE "bulk_quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"details" jsonb NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"base_rate_cents" integer NOT NULL,
	"free_threshold_cents" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_rates_money" CHECK ("shipping_rates"."base_rate_cents" >= 0 and coalesce("shipping_rates"."free_threshold_cents", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_config" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"config_key" text NOT NULL,
	"config_value" jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text DEFAULT 'outbound' NOT NULL,
	"position" integer NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"packed_at" timestamp with time zone,
	"packed_by" text,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pickups" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"shelf" text NOT NULL,
	"code" text NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"picked_up_at" timestamp with time zone,
	"handed_out_by" text
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text,
	"details" text NOT NULL,
	"location" jsonb,
	"source" text NOT NULL,
	"event_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"customer_id" uuid,
	"parcel_id" uuid NOT NULL,
	"kind" text DEFAULT 'outbound' NOT NULL,
	"provider" text NOT NULL,
	"purchase" text NOT NULL,
	"problem" text,
	"rate_id" text DEFAULT '' NOT NULL,
	"carrier_token" text DEFAULT '' NOT NULL,
	"service_token" text DEFAULT '' NOT NULL,
	"provider_reference" text,
	"from_address" jsonb NOT NULL,
	"to_address" jsonb NOT NULL,
	"status" text,
	"tracking_number" text,
	"carrier" text NOT NULL,
	"service_level" text DEFAULT '' NOT NULL,
	"shipping_cost_cents" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"tracking_url" text,
	"label_key" text,
	"estimated_days" integer,
	"eta" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"bought_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"tracked_at" timestamp with time zone,
	"next_track_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tshirt_colors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tshirt_garments" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"material" text NOT NULL,
	"badge" text,
	"cut" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tshirt_prices" (
	"garment_id" text NOT NULL,
	"print_option" text NOT NULL,
	"size" text NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "tshirt_prices_garment_id_print_option_size_pk" PRIMARY KEY("garment_id","print_option","size")
);
--> statement-breakpoint
CREATE TABLE "engraving_checks" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"gray" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tumbler_sizes" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"single_cents" integer NOT NULL,
	"double_cents" integer NOT NULL,
	"full_wrap_cents" integer NOT NULL,
	"available_colors" text[] NOT NULL,
	"attributes" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tumbler_sizes_prices" CHECK ("tumbler_sizes"."single_cents" >= 0 and "tumbler_sizes"."double_cents" >= 0 and "tumbler_sizes"."full_wrap_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"webhook_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"customer_email" text NOT NULL,
	"return_url" text NOT NULL,
	"card" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_labels" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"tracking_number" text NOT NULL,
	"reference" text NOT NULL,
	"carrier" text NOT NULL,
	"service_level" text NOT NULL,
	"days" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"from_address" jsonb NOT NULL,
	"to_address" jsonb NOT NULL,
	"parcel" jsonb NOT NULL,
	"is_return" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_flows" ADD CONSTRAINT "auth_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_messages" ADD CONSTRAINT "edit_messages_request_id_edit_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."edit_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_proofs" ADD CONSTRAINT "edit_proofs_request_id_edit_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."edit_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tshirt_listings" ADD CONSTRAINT "tshirt_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tumbler_listings" ADD CONSTRAINT "tumbler_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_product_variants" ADD CONSTRAINT "print_product_variants_product_id_print_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."print_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_print_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."print_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tshirt_prices" ADD CONSTRAINT "tshirt_prices_garment_id_tshirt_garments_id_fk" FOREIGN KEY ("garment_id") REFERENCES "public"."tshirt_garments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_design_runs_owner" ON "ai_design_runs" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_design_runs_visitor" ON "ai_design_runs" USING btree ("visitor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_design_runs_created" ON "ai_design_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "artworks_owner" ON "artworks" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "artworks_visitor" ON "artworks" USING btree ("visitor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "artworks_unfinished" ON "artworks" USING btree ("created_at") WHERE "artworks"."state" in ('uploading', 'inspecting');--> statement-breakpoint
CREATE INDEX "auth_codes_user" ON "auth_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_codes_expires_at" ON "auth_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_flows_user" ON "auth_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_flows_expires_at" ON "auth_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "factor_challenges_factor" ON "factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_user" ON "factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_expires_at" ON "factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "factors_user" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_credential" ON "factors" USING btree ("credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_name" ON "factors" USING btree ("user_id",lower("name")) WHERE "factors"."name" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider" ON "identities" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_address" ON "one_time_tokens" USING btree ("address","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_proofs_expires_at" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone") WHERE "users"."phone_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "users_new_email" ON "users" USING btree ("new_email");--> statement-breakpoint
CREATE INDEX "users_new_phone" ON "users" USING btree ("new_phone");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_articles_slug" ON "blog_articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_articles_shown" ON "blog_articles" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_articles_author" ON "blog_articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_articles_search" ON "blog_articles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_media_newest" ON "blog_media" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "designs_owner" ON "designs" USING btree ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "designs_visitor" ON "designs" USING btree ("visitor_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_projects_design" ON "saved_projects" USING btree ("user_id","design_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_order" ON "discount_uses" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_once_email" ON "discount_uses" USING btree ("discount_id","once_email") WHERE "discount_uses"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_once_customer" ON "discount_uses" USING btree ("discount_id","once_customer_id") WHERE "discount_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "discount_uses_due" ON "discount_uses" USING btree ("expires_at") WHERE "discount_uses"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "discount_uses_visitor" ON "discount_uses" USING btree ("visitor_id") WHERE "discount_uses"."state" = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("code");--> statement-breakpoint
CREATE INDEX "discounts_automatic" ON "discounts" USING btree ("created_at") WHERE "discounts"."code" is null and "discounts"."is_active";--> statement-breakpoint
CREATE INDEX "edit_messages_request" ON "edit_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "edit_proofs_number" ON "edit_proofs" USING btree ("request_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "edit_proofs_one_offered" ON "edit_proofs" USING btree ("request_id") WHERE "edit_proofs"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "edit_requests_newest" ON "edit_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "edit_requests_customer" ON "edit_requests" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "edit_requests_order" ON "edit_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "edit_requests_pending" ON "edit_requests" USING btree ("id") WHERE "edit_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "stock_moves_key" ON "stock_moves" USING btree ("listing_id","size","color","id");--> statement-breakpoint
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_reservations_due" ON "stock_reservations" USING btree ("expires_at") WHERE "stock_reservations"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "stock_reservations_visitor" ON "stock_reservations" USING btree ("visitor_id") WHERE "stock_reservations"."state" = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_returns_once" ON "stock_returns" USING btree ("order_id","return_key");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_slug" ON "listings" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "listings_shelf" ON "listings" USING btree ("kind","is_active","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "mails_dedupe_key" ON "mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_signups_email" ON "newsletter_signups" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_position" ON "order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_items_design" ON "order_items" USING btree ("design_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout_key" ON "orders" USING btree ("checkout_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "orders_number_trigrams" ON "orders" USING gin ("order_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_contact_name_trigrams" ON "orders" USING gin ("contact_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_contact_email_trigrams" ON "orders" USING gin ("contact_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_newest" ON "orders" USING btree ("customer_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_visitor" ON "orders" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree (lower("contact_email")) WHERE "orders"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("status") WHERE "orders"."status" = 'pending_review';--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("provider","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_event_reference" ON "payment_attempts" USING btree ("provider","event_reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_newest" ON "payment_attempts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_attempts_attention" ON "payment_attempts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "payment_attempts"."difference" is not null or "payment_attempts"."status" = 'mismatch';--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_attempt" ON "payment_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_attempt" ON "refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE "refunds"."status" in ('requested', 'pending');--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "profiles_full_name" ON "profiles" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_email" ON "profiles" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_role" ON "profiles" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "product_pricing_category" ON "product_pricing" USING btree ("product_type","size_category");--> statement-breakpoint
CREATE INDEX "print_files_item_newest" ON "print_files" USING btree ("order_item_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "print_files_one_unfinished" ON "print_files" USING btree ("order_item_id","part") WHERE "print_files"."state" in ('queued', 'rendering');--> statement-breakpoint
CREATE UNIQUE INDEX "print_product_variants_choice" ON "print_product_variants" USING btree ("product_id","size_width","size_height","material","finish");--> statement-breakpoint
CREATE UNIQUE INDEX "print_products_slug" ON "print_products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "print_products_shelf" ON "print_products" USING btree ("kind","is_active","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_quotes_newest" ON "bulk_quotes" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipping_rates_region" ON "shipping_rates" USING btree ("region","is_active");--> statement-breakpoint
CREATE UNIQUE INDEX "site_config_key" ON "site_config" USING btree ("config_key");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_position" ON "parcels" USING btree ("order_id","kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "pickups_code" ON "pickups" USING btree ("code");--> statement-breakpoint
CREATE INDEX "pickups_waiting" ON "pickups" USING btree ("shelf") WHERE "pickups"."picked_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_events_key" ON "shipment_events" USING btree ("shipment_id","event_key");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_live_label" ON "shipments" USING btree ("parcel_id") WHERE "shipments"."purchase" in ('buying', 'bought', 'voiding', 'entered');--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_provider_reference" ON "shipments" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "shipments_customer" ON "shipments" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_tracking_number" ON "shipments" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "shipments_check" ON "shipments" USING btree ("next_check_at") WHERE "shipments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "shipments_track" ON "shipments" USING btree ("next_track_at") WHERE "shipments"."next_track_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_reference" ON "sandbox_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_idempotency_key" ON "sandbox_payments" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_payments_created" ON "sandbox_payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_refunds_idempotency_key" ON "sandbox_refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_key");--> statement-breakpoint
CREATE UNIQUE INDEX "house_labels_tracking_number" ON "house_labels" USING btree ("tracking_number");