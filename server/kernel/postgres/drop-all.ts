import type { HouseClient } from './house-client.ts'

/** Leaves out objects that belong to an extension, and those that are dropped with their table. */
const isOwn = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype in ('e', 'i', 'a'))`

/** Each query generates the statements that drop one kind of object; run after the previous kinds are gone. */
const kinds = [
  `select format('drop %s %s cascade', case o.relkind when 'v' then 'view' else 'materialized view' end, o.oid::regclass) as statement
   from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind in ('v', 'm') and ${isOwn('pg_class')}`,
  `select format('drop table %s cascade', o.oid::regclass) as statement from pg_class o
   where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and not o.relispartition and ${isOwn('pg_class')}`,
  `select format('drop sequence %s cascade', o.oid::regclass) as statement from pg_class o
   where o.relnamespace = 'public'::regnamespace and o.relkind = 'S' and ${isOwn('pg_class')}`,
  `select format('drop routine %s cascade', o.oid::regprocedure) as statement from pg_proc o
   where o.pronamespace = 'public'::regnamespace and ${isOwn('pg_proc')}`,
  `select format('drop type %s cascade', o.oid::regtype) as statement from pg_type o
   where o.typnamespace = 'public'::regnamespace and o.typtype in ('e', 'd') and ${isOwn('pg_type')}`,
]

/** Drops everything in the schema `public`, within the caller's transaction. The schema and its extensions stay. */
export async function dropAll(client: HouseClient): Promise<void> {
  for (const kind of kinds) {
    const { rows } = await client.query<{ statement: string }>(kind)
    for (const { statement } of rows) await client.query(statement)
  }
}
