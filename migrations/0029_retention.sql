ALTER TABLE "designs" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "warned_at" timestamp with time zone;