ALTER TABLE "manual_orders" RENAME TO "draft_orders";--> statement-breakpoint
ALTER TABLE "manual_order_tries" RENAME TO "draft_order_tries";--> statement-breakpoint
ALTER TABLE "draft_order_tries" RENAME COLUMN "manual_order_id" TO "draft_order_id";--> statement-breakpoint
ALTER TABLE "draft_order_tries" RENAME CONSTRAINT "manual_order_tries_manual_order_id_manual_orders_id_fk" TO "draft_order_tries_draft_order_id_draft_orders_id_fk";--> statement-breakpoint
ALTER TABLE "draft_orders" RENAME CONSTRAINT "manual_orders_pkey" TO "draft_orders_pkey";--> statement-breakpoint
ALTER TABLE "draft_order_tries" RENAME CONSTRAINT "manual_order_tries_pkey" TO "draft_order_tries_pkey";--> statement-breakpoint
ALTER INDEX "manual_order_tries_of" RENAME TO "draft_order_tries_of";--> statement-breakpoint
ALTER INDEX "manual_orders_token" RENAME TO "draft_orders_token";--> statement-breakpoint
ALTER INDEX "manual_orders_open" RENAME TO "draft_orders_open";--> statement-breakpoint
ALTER INDEX "manual_orders_newest" RENAME TO "draft_orders_newest";--> statement-breakpoint
ALTER INDEX "manual_orders_order" RENAME TO "draft_orders_order";--> statement-breakpoint
ALTER INDEX "manual_orders_quote" RENAME TO "draft_orders_quote";--> statement-breakpoint
ALTER INDEX "manual_orders_customer" RENAME TO "draft_orders_customer";--> statement-breakpoint
UPDATE "audit_entries" SET "action" = replace("action", 'manual-order.', 'draft-order.'), "subject" = replace("subject", 'manual-order:', 'draft-order:') WHERE "subject" LIKE 'manual-order:%';
