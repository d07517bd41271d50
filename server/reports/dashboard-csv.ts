import { toCsv } from '#server/kernel/text/csv.ts'
import { type AskedPeriod, type Dashboard, type DashboardDeps, dashboardAtLength } from './dashboard.ts'

export const dashboardTables = [
  'days',
  'statuses',
  'products',
  'visits',
  'pages',
  'sources',
  'devices',
] as const
export type DashboardTable = (typeof dashboardTables)[number]

/** One of the dashboard's tables as a file. */
export function dashboardCsv(dashboard: Dashboard, table: DashboardTable): string {
  const dollars = (amount: number): string => (amount / 100).toFixed(2)
  switch (table) {
    case 'days':
      return toCsv(
        ['Day', 'Orders', 'Sales', 'Refunded', 'Film printed (inches)', 'Hours from paid to finished'],
        dashboard.days.map((day) => [
          day.day,
          day.orders,
          dollars(day.salesCents),
          dollars(day.givenBackCents),
          Math.round(day.filmInches * 10) / 10,
          day.hoursToShip === null ? '' : Math.round(day.hoursToShip * 10) / 10,
        ]),
      )
    case 'statuses':
      return toCsv(
        ['Status', 'Orders'],
        dashboard.byStatus.map(({ status, orders }) => [status, orders]),
      )
    case 'products':
      return toCsv(
        ['Product', 'Quantity', 'Sales'],
        dashboard.products.map(({ name, quantity, salesCents }) => [name, quantity, dollars(salesCents)]),
      )
    case 'visits':
      return toCsv(
        ['Day', 'Visitors', 'Page views'],
        dashboard.visits.days.map(({ day, visitors, views }) => [day, visitors, views]),
      )
    case 'pages':
      return toCsv(
        ['Page', 'Visitors', 'Page views'],
        dashboard.visits.pages.map(({ name, visitors, views }) => [name, visitors, views]),
      )
    case 'sources':
    case 'devices':
      return toCsv(
        [table === 'sources' ? 'Source' : 'Device', 'Visitors'],
        dashboard.visits[table].map(({ name, visitors }) => [name, visitors]),
      )
  }
}

export const readDashboardCsv = async (
  deps: DashboardDeps,
  asked: AskedPeriod,
  table: DashboardTable,
): Promise<string> => dashboardCsv(await dashboardAtLength(deps, asked), table)
