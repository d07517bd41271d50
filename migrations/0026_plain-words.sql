ALTER TABLE "transfers" RENAME TO "imports";--> statement-breakpoint
ALTER TABLE "imports" RENAME CONSTRAINT "transfers_pkey" TO "imports_pkey";--> statement-breakpoint
ALTER TABLE "transfer_rows" RENAME TO "import_rows";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "transfer_id" TO "import_id";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME CONSTRAINT "transfer_rows_transfer_id_position_pk" TO "import_rows_import_id_position_pk";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME CONSTRAINT "transfer_rows_transfer_id_transfers_id_fk" TO "import_rows_import_id_imports_id_fk";--> statement-breakpoint
ALTER INDEX "transfer_rows_outcome" RENAME TO "import_rows_outcome";--> statement-breakpoint
ALTER TABLE "blog_films" RENAME TO "blog_videos";--> statement-breakpoint
ALTER TABLE "blog_videos" RENAME CONSTRAINT "blog_films_pkey" TO "blog_videos_pkey";--> statement-breakpoint
ALTER TABLE "blog_videos" RENAME CONSTRAINT "blog_films_poster_id_media_id_fk" TO "blog_videos_poster_id_media_id_fk";--> statement-breakpoint
ALTER INDEX "blog_films_newest" RENAME TO "blog_videos_newest";--> statement-breakpoint
ALTER INDEX "blog_films_poster" RENAME TO "blog_videos_poster";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "quote" TO "totals";
