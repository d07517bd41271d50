-- Whatever changes a figure of the dashboard says which moment it belongs to, in the same transaction
-- (docs/adr/0011-days-not-orders.md). Brought into every database after its migrations; may run any number of times.
-- A trigger that changes needs another name: those that stand are left alone, because making one locks its table.

create or replace function note_order_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into changed_moments select old.placed_at where old.placed_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into changed_moments select new.placed_at where new.placed_at is not null;
  end if;
  if tg_op = 'UPDATE' and old.placed_at is distinct from new.placed_at then
    -- Hours from paid to finished count on the day it was finished.
    insert into changed_moments select at from order_history
      where order_id = new.id and kind = 'status' and to_value in ('shipped', 'completed', 'ready_for_pickup');
  end if;
  return null;
end $$;

create or replace function note_item_figures() returns trigger language plpgsql as $$
declare
  placed timestamptz;
begin
  -- Locked, so that an order cannot be placed unseen between this change and its commit.
  if tg_op <> 'INSERT' then
    select placed_at into placed from orders where id = old.order_id for share;
    insert into changed_moments select placed where placed is not null;
  end if;
  if tg_op <> 'DELETE' then
    select placed_at into placed from orders where id = new.order_id for share;
    insert into changed_moments select placed where placed is not null;
  end if;
  return null;
end $$;

create or replace function note_finished_figures() returns trigger language plpgsql as $$
declare
  its_order uuid := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
begin
  -- Which entry is the first depends on the others: whoever writes one waits for whoever wrote another.
  perform from orders where id = its_order for no key update;
  insert into changed_moments select at from order_history
    where order_id = its_order and kind = 'status' and to_value in ('shipped', 'completed', 'ready_for_pickup');
  if tg_op <> 'INSERT' then
    insert into changed_moments values (old.at);
  end if;
  return null;
end $$;

create or replace function note_refund_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into changed_moments select old.settled_at where old.settled_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into changed_moments select new.settled_at where new.settled_at is not null;
  end if;
  return null;
end $$;

create or replace function note_film_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into changed_moments values (old.at);
  end if;
  if tg_op <> 'DELETE' then
    insert into changed_moments values (new.at);
  end if;
  return null;
end $$;

do $$
declare
  wanted record;
begin
  for wanted in select * from (values
    ('orders', 'order_figures_come', 'insert or delete', 'true', 'note_order_figures'),
    ('orders', 'order_figures_change', 'update',
      '(old.placed_at, old.payment_status, old.status, old.total_cents) is distinct from
       (new.placed_at, new.payment_status, new.status, new.total_cents)', 'note_order_figures'),
    ('order_items', 'item_figures_come', 'insert or delete', 'true', 'note_item_figures'),
    ('order_items', 'item_figures_change', 'update',
      '(old.order_id, old.name, old.quantity, old.unit_price_cents, old.setup_fee_cents, old.discount_cents)
       is distinct from
       (new.order_id, new.name, new.quantity, new.unit_price_cents, new.setup_fee_cents, new.discount_cents)',
      'note_item_figures'),
    ('order_history', 'finished_figures_come', 'insert', 'new.kind = ''status''
      and new.to_value in (''shipped'', ''completed'', ''ready_for_pickup'')', 'note_finished_figures'),
    ('order_history', 'finished_figures_change', 'update', '''status'' in (old.kind, new.kind)', 'note_finished_figures'),
    ('order_history', 'finished_figures_go', 'delete', 'old.kind = ''status''', 'note_finished_figures'),
    ('refunds', 'refund_figures', 'insert or update or delete', 'true', 'note_refund_figures'),
    ('production_prints', 'film_figures', 'insert or update or delete', 'true', 'note_film_figures')
  ) as list (its_table, its_name, its_events, its_condition, its_function)
  loop
    if not exists (
      select from pg_trigger where tgrelid = wanted.its_table::regclass and tgname = wanted.its_name
    ) then
      execute format('create trigger %I after %s on %I for each row when (%s) execute function %I()',
        wanted.its_name, wanted.its_events, wanted.its_table, wanted.its_condition, wanted.its_function);
    end if;
  end loop;
end $$;
