CREATE TABLE "customer_figures" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"last_order_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
DROP INDEX "profiles_role";--> statement-breakpoint
ALTER TABLE "print_products" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "print_products" SET "search_text" = concat_ws(' ', "title", "description", nullif(array_to_string("tags", ' '), ''));--> statement-breakpoint
CREATE INDEX "customer_figures_name" ON "customer_figures" USING btree ("name","customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_email" ON "customer_figures" USING btree ("email","customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_phone" ON "customer_figures" USING btree ("phone","customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_since" ON "customer_figures" USING btree ("since","customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_last" ON "customer_figures" USING btree ("last_order_at","customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_orders" ON "customer_figures" USING btree ("orders","customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_spent" ON "customer_figures" USING btree ("spent_cents","customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_words" ON "customer_figures" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_attempts_status" ON "payment_attempts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_amount" ON "payment_attempts" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "print_products_category" ON "print_products" USING btree ("kind","category","created_at","id") WHERE "print_products"."is_active";--> statement-breakpoint
CREATE INDEX "print_products_search" ON "print_products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "print_products_newest" ON "print_products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "print_products_watermarked_folder" ON "print_products" USING btree (regexp_replace("watermarked_key", '/[^/]*$', ''));--> statement-breakpoint
CREATE INDEX "print_products_thumbnail_folder" ON "print_products" USING btree (regexp_replace("thumbnail_key", '/[^/]*$', ''));--> statement-breakpoint
CREATE INDEX "print_products_picture" ON "print_products" USING btree (("picture"->>'key'));--> statement-breakpoint
CREATE INDEX "profiles_role" ON "profiles" USING btree ("role","created_at","user_id");