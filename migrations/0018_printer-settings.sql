ALTER TABLE "printers" ADD COLUMN "output" jsonb DEFAULT '{"format":"png","dpi":300,"isMirrored":false,"cutName":"","whiteName":"","chokePx":2}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "profile" jsonb;--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "closing" jsonb;--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "next_roll" jsonb;--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "closed_day" text;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "output" jsonb DEFAULT '{"format":"png","dpi":300,"isMirrored":false,"cutName":"","whiteName":"","chokePx":2,"profile":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "pdf_key" text;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "pdf_byte_size" bigint;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "pdf_sha256" text;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "closed_because" text;--> statement-breakpoint
ALTER TABLE "rolls" ADD COLUMN "is_to_look_at" boolean DEFAULT false NOT NULL;