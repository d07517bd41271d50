CREATE TABLE "checkout_lines" (
	"line_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "checkout_lines_line_id_order_id_pk" PRIMARY KEY("line_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "chosen_ids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"of" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "checkout_lines_order" ON "checkout_lines" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "chosen_ids" ("id", "of", "digest")
SELECT "id", 'payment link', '' FROM "draft_orders" WHERE "state" <> 'draft'
UNION ALL SELECT "id", 'change', '' FROM "order_changes"
UNION ALL SELECT "id", 'reprint', '' FROM "production_reprints"
UNION ALL SELECT "id", 'refund', '' FROM "refunds"
ON CONFLICT DO NOTHING;
