CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"settle" text NOT NULL,
	"words" text[] NOT NULL,
	"reason" text NOT NULL,
	"total_before_cents" integer NOT NULL,
	"total_after_cents" integer NOT NULL,
	"difference_cents" integer NOT NULL,
	"waiting_items" jsonb NOT NULL,
	"token" text,
	"expires_at" timestamp with time zone,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_position" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "change_id" uuid;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_token" ON "order_changes" USING btree ("token");--> statement-breakpoint
CREATE INDEX "payment_attempts_change" ON "payment_attempts" USING btree ("change_id") WHERE "payment_attempts"."change_id" is not null;