DROP INDEX "mails_group";--> statement-breakpoint
DROP INDEX "payment_attempts_event_reference";--> statement-breakpoint
CREATE INDEX "mails_group" ON "mails" USING btree ("group_id","state") WHERE "mails"."group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_event_reference" ON "payment_attempts" USING btree ("provider","event_reference") WHERE "payment_attempts"."event_reference" is not null;--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;
