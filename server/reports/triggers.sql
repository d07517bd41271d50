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

-- What the search of staff looks through (search/find-orders.ts): everything said of an order, written anew with any of it.
create or replace function words_of_order(o orders) returns text language sql stable as $$
  select ' ' || regexp_replace(concat_ws(' ',
    o.order_number, o.contact_name, o.contact_email, o.contact_phone,
    regexp_replace(o.contact_phone, '\D', '', 'g'),
    o.shipping_address->>'name', o.shipping_address->>'company',
    (select string_agg(tracking_number, ' ' order by created_at) from shipments where order_id = o.id),
    (select string_agg(concat_ws(' ', i.name, i.design_data->>'title',
        (select string_agg(file #>> '{}', ' ') from jsonb_path_query(i.design_data, '$.originalFiles[*].name') file)),
        ' ' order by i.position)
     from order_items i where i.order_id = o.id),
    o.notes,
    (select string_agg(text, ' ' order by id) from order_messages where order_id = o.id)
  ), '\s+', ' ', 'g')
$$;

create or replace function write_order_words(its_order uuid) returns void language plpgsql as $$
begin
  -- Whoever writes one part waits for whoever wrote another, and then sees it.
  perform from orders where id = its_order for no key update;
  insert into order_words (order_id, placed_at, words)
  select o.id, o.placed_at, words_of_order(o) from orders o where o.id = its_order and o.placed_at is not null
  on conflict (order_id) do update set placed_at = excluded.placed_at, words = excluded.words
    where (order_words.placed_at, order_words.words) is distinct from (excluded.placed_at, excluded.words);
end $$;

create or replace function note_words_of_order() returns trigger language plpgsql as $$
begin
  perform write_order_words(new.id);
  return null;
end $$;

create or replace function note_words_of_its_order() returns trigger language plpgsql as $$
begin
  perform write_order_words(case when tg_op = 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;

-- What the list of customers comes by and looks through (customers/list-customers.ts), of these people.
create or replace function write_customer_figures(people uuid[]) returns void language sql as $$
  delete from customer_figures f where f.customer_id = any(people)
    and not exists (select from profiles p where p.user_id = f.customer_id and p.role = 'customer');
  insert into customer_figures (customer_id, name, email, phone, company, tags, since, last_order_at, orders, spent_cents, words)
  select p.user_id, lower(p.full_name), lower(p.email), p.phone, coalesce(named.company, ''),
    coalesce((select string_agg(t.tag, ' ' order by t.tag) from customer_tags t where t.user_id = p.user_id), ''),
    p.created_at, coalesce(bought.last, '-infinity'), bought.orders, bought.cents - back.cents,
    ' ' || concat_ws(' ', p.full_name, p.email, p.phone, bought.companies)
  from profiles p
  cross join lateral (
    select count(*) as orders, max(o.placed_at) as last,
      coalesce(sum(o.total_cents) filter (where o.payment_status in ('paid', 'partially_refunded', 'refunded')), 0) as cents,
      string_agg(distinct o.shipping_address->>'company', ' ') as companies
    from orders o where o.customer_id = p.user_id and o.placed_at is not null
  ) bought
  cross join lateral (
    select coalesce(sum(r.amount_cents), 0) as cents from orders o join refunds r on r.order_id = o.id
    where o.customer_id = p.user_id and r.status = 'done'
  ) back
  left join lateral (
    select o.shipping_address->>'company' as company from orders o
    where o.customer_id = p.user_id and o.placed_at is not null and o.shipping_address->>'company' <> ''
    order by o.placed_at desc limit 1
  ) named on true
  where p.user_id = any(people) and p.role = 'customer'
  on conflict (customer_id) do update set name = excluded.name, email = excluded.email, phone = excluded.phone,
    company = excluded.company, tags = excluded.tags, since = excluded.since, last_order_at = excluded.last_order_at,
    orders = excluded.orders, spent_cents = excluded.spent_cents, words = excluded.words
$$;

create or replace function note_customer_figures(person uuid) returns void language plpgsql as $$
begin
  if person is null then return; end if;
  -- Whoever changes one part waits for whoever changes another, and then sees it.
  insert into customer_figures (customer_id) select user_id from profiles where user_id = person and role = 'customer'
    on conflict do nothing;
  perform from customer_figures where customer_id = person for update;
  perform write_customer_figures(array[person]);
end $$;

create or replace function note_customer_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_customer_figures(old.customer_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and old.customer_id is distinct from new.customer_id) then
    perform note_customer_figures(new.customer_id);
  end if;
  return null;
end $$;

create or replace function note_customer_of_refund() returns trigger language plpgsql as $$
begin
  perform note_customer_figures(customer_id) from orders
    where id = case when tg_op = 'DELETE' then old.order_id else new.order_id end;
  return null;
end $$;

create or replace function note_customer() returns trigger language plpgsql as $$
begin
  perform note_customer_figures(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  if tg_op = 'UPDATE' and old.user_id <> new.user_id then perform note_customer_figures(old.user_id); end if;
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
    ('production_prints', 'film_figures', 'insert or update or delete', 'true', 'note_film_figures'),
    ('orders', 'order_words_come', 'insert', 'new.placed_at is not null', 'note_words_of_order'),
    ('orders', 'order_words_change', 'update',
      'new.placed_at is not null and (old.placed_at, old.order_number, old.contact_name, old.contact_email,
         old.contact_phone, old.notes, old.shipping_address)
       is distinct from (new.placed_at, new.order_number, new.contact_name, new.contact_email,
         new.contact_phone, new.notes, new.shipping_address)', 'note_words_of_order'),
    ('order_items', 'item_words_come', 'insert or delete', 'true', 'note_words_of_its_order'),
    ('order_items', 'item_words_change', 'update',
      '(old.name, old.design_data) is distinct from (new.name, new.design_data)', 'note_words_of_its_order'),
    ('order_messages', 'message_words', 'insert or update or delete', 'true', 'note_words_of_its_order'),
    ('shipments', 'shipment_words_come', 'insert or delete', 'true', 'note_words_of_its_order'),
    ('shipments', 'shipment_words_change', 'update',
      'old.tracking_number is distinct from new.tracking_number', 'note_words_of_its_order'),
    ('orders', 'customer_figures_come', 'insert', 'new.customer_id is not null and new.placed_at is not null',
      'note_customer_of_order'),
    ('orders', 'customer_figures_go', 'delete', 'old.customer_id is not null and old.placed_at is not null',
      'note_customer_of_order'),
    ('orders', 'customer_figures_change', 'update',
      'coalesce(old.placed_at, new.placed_at) is not null and (old.customer_id, old.placed_at, old.payment_status, old.total_cents, old.shipping_address->>''company'')
       is distinct from
       (new.customer_id, new.placed_at, new.payment_status, new.total_cents, new.shipping_address->>''company'')',
      'note_customer_of_order'),
    ('refunds', 'customer_refund_figures', 'insert or update or delete', 'true', 'note_customer_of_refund'),
    ('profiles', 'customer_profile_figures', 'insert or update or delete', 'true', 'note_customer'),
    ('customer_tags', 'customer_tag_figures', 'insert or update or delete', 'true', 'note_customer')
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

-- Of orders that were there before their words were kept, and of a backup of that time.
insert into order_words (order_id, placed_at, words)
select o.id, o.placed_at, words_of_order(o) from orders o
where o.placed_at is not null and not exists (select from order_words)
on conflict do nothing;

-- Of customers who were there before their figures were kept, and of a backup of that time.
select write_customer_figures(array(select p.user_id from profiles p where p.role = 'customer'
  and not exists (select from customer_figures f where f.customer_id = p.user_id)));
