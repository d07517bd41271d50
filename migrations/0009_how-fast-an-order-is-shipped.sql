ALTER TABLE "orders" ADD COLUMN "delivery_speed" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_on" date;