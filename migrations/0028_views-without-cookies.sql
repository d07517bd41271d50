DROP TABLE "article_views" CASCADE;--> statement-breakpoint
DROP TABLE "product_views" CASCADE;