ALTER TABLE "printers" ADD COLUMN "side_margin_inches" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "side_margin_px" integer DEFAULT 0 NOT NULL;