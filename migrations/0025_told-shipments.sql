ALTER TABLE "shipments" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "shipments" SET "told_at" = "mails"."created_at" FROM "mails" WHERE "mails"."template" = 'order-shipped' AND starts_with("mails"."dedupe_key", 'order-shipped:' || "shipments"."order_id"::text || ':');
