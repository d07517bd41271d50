ALTER TABLE "orders" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Written as the table is written anew: an update of a million orders would write each of their indexes row by row.
CREATE FUNCTION "pieces_of_order"("its_order" uuid) RETURNS integer LANGUAGE sql STABLE AS 'SELECT coalesce(sum("quantity"), 0)::integer FROM "order_items" WHERE "order_id" = its_order';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "pieces" TYPE integer USING "pieces_of_order"("id");--> statement-breakpoint
DROP FUNCTION "pieces_of_order";--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree (coalesce(lpad("order_number", 24), ''),"id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree (lower("contact_name"),"id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("contact_email"),"id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("contact_phone","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_company" ON "orders" USING btree (lower(coalesce("shipping_address"->>'company', '')),"id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_city" ON "orders" USING btree (lower(coalesce("shipping_address"->>'city', '')),"id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_due" ON "orders" USING btree (coalesce("due_at", 'infinity'),"id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree (array_position(array['pending_review','in_production','ready_for_print','ready_for_pickup','shipped','completed','cancelled'], "status"),"id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_status","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_delivery" ON "orders" USING btree (("delivery_method" || ' ' || "delivery_speed"),"id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_pieces" ON "orders" USING btree ("pieces","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_cents","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_figures_company" ON "customer_figures" USING btree (lower("company"),"customer_id");--> statement-breakpoint
CREATE INDEX "customer_figures_tags" ON "customer_figures" USING btree ("tags","customer_id");