import {
  type ListColumn,
  type ListSettings,
  type ListSort,
  readSort,
  settingsOf,
} from '#domain/lists/list-column.ts'
import { writeFilters } from '#domain/lists/list-filters.ts'
import type { ListName } from '#domain/lists/lists.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { ListPage, ShownView } from './list-page.ts'

type PageWish<Column extends string> = {
  sort: ListSort<Column>
  after?: { key: string; id: string }
  rows: number
}

/** The source of a back office list. Columns and default sort are those of `lists`. */
export type ListSource<Column extends string, Filters, Row> = {
  name: ListName
  columns: Readonly<Record<Column, ListColumn>>
  sort: ListSort<Column>
  /** Built-in views. */
  usual: readonly { name: string; query: string }[]
  readFilters: (params: URLSearchParams) => Filters
  table: (wish: PageWish<Column> & { filters: Filters }) => Promise<ListPage<Row>>
  /** How many rows each of the filters finds. */
  counts: (views: Filters[]) => Promise<number[]>
}

export type ReadList<Column extends string, Filters, Row> = {
  filters: Filters
  /** The part of the address that represents them. */
  query: string
  settings: ListSettings<Column>
  sort: ListSort<Column>
  page: ListPage<Row>
  views: ShownView[]
  /** Of everything the filters find. */
  count: number
}

type People = Pick<Shop, 'people'>

/** The list that an address requests, with the actor's settings and views. */
export async function readList<
  Column extends string,
  Filters extends Readonly<Record<string, string | undefined>>,
  Row,
>(
  shop: People,
  actor: Actor,
  params: URLSearchParams,
  source: ListSource<Column, Filters, Row>,
): Promise<ReadList<Column, Filters, Row>> {
  const [settings, own] = await Promise.all([
    readSettings(shop, actor, source),
    shop.people.listViewsOf(actor, source.name),
  ])
  const filters = source.readFilters(params)
  const views = [...source.usual.map((view) => ({ ...view, id: null })), ...own]
  const [page, [count = 0, ...counts]] = await Promise.all([
    readPage(source, params, settings.rows),
    source.counts([filters, ...views.map(({ query }) => source.readFilters(new URLSearchParams(query)))]),
  ])
  return {
    ...{ filters, settings, page, count, sort: readListSort(source, params) },
    query: writeFilters(filters),
    views: views.map((view, index) => ({ ...view, count: counts[index] ?? 0 })),
  }
}

/** Only the page after a row: rows already shown are not sent again. */
export async function readMore<Column extends string, Filters, Row>(
  shop: People,
  actor: Actor,
  params: URLSearchParams,
  source: ListSource<Column, Filters, Row>,
): Promise<ListPage<Row>> {
  const { rows } = await readSettings(shop, actor, source)
  return readPage(source, params, rows)
}

export const readListSort = <Column extends string>(
  { columns, sort }: Pick<ListSource<Column, never, never>, 'columns' | 'sort'>,
  params: URLSearchParams,
): ListSort<Column> => readSort(columns, params.get('sort'), sort)

const readSettings = async <Column extends string>(
  { people }: People,
  actor: Actor,
  { name, columns }: Pick<ListSource<Column, never, never>, 'name' | 'columns'>,
): Promise<ListSettings<Column>> => settingsOf(columns, await people.listSettingsOf(actor, name))

function readPage<Column extends string, Filters, Row>(
  source: ListSource<Column, Filters, Row>,
  params: URLSearchParams,
  rows: number,
): Promise<ListPage<Row>> {
  const [key, id] = [params.get('key'), params.get('after')]
  return source.table({
    ...{ rows, filters: source.readFilters(params), sort: readListSort(source, params) },
    ...(key !== null && isUuid(id) && { after: { key, id } }),
  })
}
