ALTER INDEX "payment_attempts_newest" RENAME TO "payment_attempts_by_made";--> statement-breakpoint
ALTER INDEX "payment_attempts_amount" RENAME TO "payment_attempts_by_amount";--> statement-breakpoint
CREATE INDEX "payment_attempts_by_status" ON "payment_attempts" USING btree (array_position(array['pending','paid','mismatch','failed','cancelled','expired'], "status"),"id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_provider" ON "payment_attempts" USING btree ("provider","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_problem" ON "payment_attempts" USING btree (coalesce("difference", ''),"id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_refunded" ON "payment_attempts" USING btree ("refunded_cents","id");