-- Which tables have changed (server/kernel/postgres/table-changes.ts). A schema of its own: its rows name transactions
-- of this database, so that no backup holds them.
-- A trigger that changes needs another name: those that stand are left alone, because making one locks its table.

create schema if not exists following;

create table if not exists following.changes (
  change xid8 not null default pg_current_xact_id(),
  table_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (change, table_name)
);

create or replace function following.note_change() returns trigger language plpgsql as $$
begin
  insert into following.changes (table_name) values (tg_table_name) on conflict do nothing;
  return null;
end $$;

do $$
declare
  its_table text;
begin
  -- What pages read that are the same for everybody (server/http/kept-pages), and what is in memory of every process.
  foreach its_table in array array[
    'site_config', 'shipping_rates', 'gang_sheet_sizes', 'product_pricing', 'discounts',
    'print_products', 'print_product_variants', 'print_categories',
    'listings', 'tshirt_listings', 'tumbler_listings', 'listing_pictures',
    'stock_levels', 'stock_reservations',
    'blog_articles', 'blog_categories', 'blog_slugs', 'blog_videos',
    'redirects'
  ] loop
    if not exists (
      select from pg_trigger where tgrelid = its_table::regclass and tgname = 'noted_change'
    ) then
      execute format('create trigger noted_change after insert or update or delete on %I for each row
        execute function following.note_change()', its_table);
      execute format('create trigger noted_truncation after truncate on %I for each statement
        execute function following.note_change()', its_table);
    end if;
  end loop;
end $$;
