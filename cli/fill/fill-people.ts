import type { Database } from '#server/kernel/database.ts'
import { copyRows } from './copy-demo-rows.ts'
import { quietly } from './quietly.ts'

/** A person's name by number, as SQL. */
export const nameOf = (
  person: string,
): string => `(array['Ada', 'Grace', 'Alan', 'Marisol', 'Barbara', 'Devon', 'Frances',
    'Noor', 'Radia', 'Tony', 'Imani', 'Luca', 'Hana', 'Beck', 'Rosa', 'Teddy'])[1 + ${person} % 16] || ' ' ||
  (array['Whitaker', 'Okafor', 'Rivera', 'Nair', 'Hargrove', 'Lindqvist', 'Castillo', 'Byrne', 'Tanaka', 'Moss', 'Delgado',
    'Park', 'Abara'])[1 + ${person} % 13]`

/** Unique for each person. */
export const emailOf = (person: string): string =>
  `replace(lower(${nameOf(person)}), ' ', '.') || ${person} || '@mail.example'`

/** Accounts without a password, for the same people whose orders `fillOrders` makes. Returns how many were added. */
export async function fillCustomers(database: Database, customers: number): Promise<number> {
  const { rows } = await database.pool.query<{ there: number }>(
    `select count(*)::int as there from profiles where role = 'customer'`,
  )
  const missing = Math.max(0, customers - (rows[0]?.there ?? 0))
  await quietly(database, async (client) => {
    await client.query(
      `create temp table people as
       select gen_random_uuid() as id, person, ${nameOf('person')} as name, ${emailOf('person')} as email,
         now() - person * interval '1 hour' as since
       from generate_series(0, ${customers} - 1) person
       where not exists (select from users where lower(users.email) = ${emailOf('person')}) order by person limit ${missing}`,
    )
    await client.query(
      `insert into users (id, email, email_confirmed_at, created_at, updated_at)
       select id, email, since, since, since from people`,
    )
    await client.query(
      `insert into profiles (user_id, full_name, email, phone, role, created_at, updated_at)
       select id, name, email, '512 555 ' || lpad((person % 10000)::text, 4, '0'), 'customer', since, since from people`,
    )
    await client.query('select write_customer_figures(array(select id from people))')
    await client.query('analyze users, profiles, customer_figures')
  })
  return missing
}

/**
 * Copies the shop's finished artworks, in turn, until it has the requested number, all owned by customers with an
 * account. Their files are not copied, so they have no preview, and none is measured again. Returns how many were
 * added.
 */
export async function fillArtworks(database: Database, artworks: number): Promise<number> {
  const { rows } = await database.pool.query<{ there: number }>('select count(*)::int as there from artworks')
  const missing = Math.max(0, artworks - (rows[0]?.there ?? 0))
  if (missing === 0) return 0
  await quietly(database, async (client) => {
    await client.query(
      `create temp table pictures as
       with source as (select id, row_number() over (order by created_at, id) - 1 as turn
         from artworks where state = 'ready'
           and (measured is not null or not exists (select from artworks where measured is not null))),
       owner as (select user_id, row_number() over (order by created_at desc, user_id) - 1 as turn
         from profiles where role = 'customer'),
       wanted as (select n, n % (select count(*) from source) as source_turn, n % (select count(*) from owner) as owner_turn
         from generate_series(1, ${missing}) n)
       select gen_random_uuid() as id, n, source.id as source_id, owner.user_id, now() - n * interval '1 minute' as at
       from wanted join source on source.turn = source_turn join owner on owner.turn = owner_turn`,
    )
    await copyRows(client, {
      table: 'artworks',
      changes: {
        ...{ id: 'f.id', owner_id: 'f.user_id', visitor_id: 'null', created_at: 'f.at', uploaded_at: 'f.at' },
        storage_key: `'artworks/' || f.id || '/original'`,
        ...{ preview_key: 'null', thumbnail_key: 'null', is_for_shop: 'false', is_for_order: 'false' },
        ...{ removed_at: 'null', repaired_from_id: 'null', repair: 'null', page_of: 'null' },
      },
      from: 'from pictures f join artworks t on t.id = f.source_id',
    })
    await client.query('analyze artworks')
  })
  return missing
}
