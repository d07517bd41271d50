CREATE INDEX "orders_open_difference" ON "orders" USING btree ("id") WHERE "orders"."open_cents" <> 0;--> statement-breakpoint
UPDATE "payment_attempts" SET "withdrawn_reason" = 'The order was cancelled', "next_check_at" = now() FROM "orders"
WHERE "orders"."id" = "payment_attempts"."order_id" AND "orders"."status" = 'cancelled' AND "change_id" IS NOT NULL
  AND "payment_attempts"."status" NOT IN ('paid', 'mismatch') AND "withdrawn_reason" IS NULL;--> statement-breakpoint
UPDATE "production_items" SET "waits_for_change" = NULL, "waits_for_cents" = NULL FROM "order_changes", "orders"
WHERE "order_changes"."id" = "waits_for_change" AND "order_changes"."state" = 'sent'
  AND "orders"."id" = "order_changes"."order_id" AND "orders"."status" = 'cancelled';--> statement-breakpoint
UPDATE "order_changes" SET "state" = 'open' FROM "orders"
WHERE "orders"."id" = "order_changes"."order_id" AND "orders"."status" = 'cancelled' AND "state" = 'sent';--> statement-breakpoint
UPDATE "edit_requests" SET "status" = 'declined', "reviewed_at" = now(),
  "admin_response" = 'This order was cancelled, so nothing of it is changed any more.' FROM "orders"
WHERE "orders"."id" = "edit_requests"."order_id" AND "orders"."status" = 'cancelled' AND "edit_requests"."status" = 'pending';
