CREATE TABLE "joined_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"parcel" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipment_items" ADD COLUMN "order_id" uuid;--> statement-breakpoint
UPDATE "shipment_items" SET "order_id" = "shipments"."order_id" FROM "shipments" WHERE "shipments"."id" = "shipment_items"."shipment_id";--> statement-breakpoint
ALTER TABLE "shipment_items" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "joined_orders_parcel" ON "joined_orders" USING btree ("parcel");--> statement-breakpoint
CREATE INDEX "shipment_items_order" ON "shipment_items" USING btree ("order_id");