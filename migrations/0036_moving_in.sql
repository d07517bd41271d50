CREATE TABLE "earlier_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"customer_id" uuid,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"ship_to" text NOT NULL,
	"notes" text NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "format" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "earlier_orders_reference" ON "earlier_orders" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "earlier_orders_newest" ON "earlier_orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "earlier_orders_email" ON "earlier_orders" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "earlier_orders_customer" ON "earlier_orders" USING btree ("customer_id") WHERE "earlier_orders"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("from_path");--> statement-breakpoint
CREATE INDEX "redirects_newest" ON "redirects" USING btree ("created_at","id");