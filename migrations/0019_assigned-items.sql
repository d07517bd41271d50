ALTER TABLE "production_items" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "production_items" ADD COLUMN "printer_id" uuid;