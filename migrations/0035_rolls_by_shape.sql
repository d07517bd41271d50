ALTER TABLE "print_products" ADD COLUMN "original_outline" jsonb;--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "packing" text DEFAULT 'boxes' NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_pieces" ADD COLUMN "shape" jsonb;