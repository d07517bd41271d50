CREATE TABLE "calls_made_once" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "calls_made_once_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
ALTER TABLE "service_keys" ADD COLUMN "permissions" text[] DEFAULT '{"accounts.write"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "calls_made_once_at" ON "calls_made_once" USING btree ("at");