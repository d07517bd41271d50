ALTER TABLE "audit_entries" ADD COLUMN "operation" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "network" text;