import { PlotFrame } from '#app/ui/plot/plot-frame.tsx'
import { PlotOverTime } from '#app/ui/plot/plot-over-time.tsx'
import { PlotRanking } from '#app/ui/plot/plot-ranking.tsx'
import { formatLocalDay } from '#domain/local-time.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { orderStatusNames } from '#domain/orders/order-status.ts'
import type { Dashboard, DayFigures } from '#server/reports/index.ts'
import { compact, pointsOf } from './plot-points.ts'
import { VisitedPages, VisitsPlot, WaysIn } from './visit-plots.tsx'

/** Each figure as a plot with its table and file; an empty period says so instead. */
export function DashboardPlots({ dashboard }: { dashboard: Dashboard }) {
  const { days, byStatus, products, period } = dashboard
  const csv = (table: string): string =>
    `/admin/dashboard.csv?table=${table}&from=${period.from}&to=${period.to}`
  const sum = (read: (day: DayFigures) => number): number => days.reduce((all, day) => all + read(day), 0)
  const sales = sum((day) => day.salesCents)
  const back = sum((day) => day.givenBackCents)
  const orders = sum((day) => day.orders)
  const film = sum((day) => day.filmInches)
  const salesWords = `${money(sales)} of ${orders} ${orders === 1 ? 'order' : 'orders'}${back > 0 ? `, ${money(back)} refunded` : ''}.`
  const speedWords =
    dashboard.hoursToShip === null
      ? 'Nothing was finished.'
      : `${duration(dashboard.hoursToShip)} on average.`
  const filmWords = film === 0 ? 'Nothing was printed.' : `${(film / 12).toFixed(1)} feet of film.`
  return (
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <SalesPlot {...{ salesWords, csv, days }} />
        <VisitsPlot visits={dashboard.visits} days={days} csv={csv} />
        <FilmPlot {...{ filmWords, csv, days }} />
        <SpeedPlot {...{ speedWords, csv, days }} />
        <VisitedPages visits={dashboard.visits} csv={csv} />
      </div>
      <div className="grid min-w-0 gap-4">
        <StatusPlot csv={csv} byStatus={byStatus} />
        <ProductPlot csv={csv} products={products} />
        <WaysIn visits={dashboard.visits} csv={csv} />
      </div>
    </div>
  )
}

function ProductPlot({
  csv,
  products,
}: {
  csv: (table: string) => string
  products: { name: string; quantity: number; salesCents: number }[]
}) {
  return (
    <PlotFrame
      title="Best products"
      summary="By sales, before tax and shipping."
      csv={csv('products')}
      table={{
        head: ['Product', 'Quantity', 'Sales'],
        rows: products.map((one) => [one.name, one.quantity, money(one.salesCents)]),
      }}
    >
      <PlotRanking
        rows={products.map((one) => ({
          key: one.name,
          name: one.name,
          value: one.salesCents,
          words: `${one.quantity} · ${money(one.salesCents)}`,
        }))}
      />
    </PlotFrame>
  )
}

function StatusPlot({
  csv,
  byStatus,
}: {
  csv: (table: string) => string
  byStatus: { status: string; orders: number }[]
}) {
  return (
    <PlotFrame
      title="Orders by status"
      summary="Where this period’s orders are now."
      csv={csv('statuses')}
      table={{
        head: ['Status', 'Orders'],
        rows: byStatus.map((one) => [statusName(one.status), one.orders]),
      }}
    >
      <PlotRanking
        rows={byStatus.map((one) => ({
          key: one.status,
          name: statusName(one.status),
          value: one.orders,
          words: String(one.orders),
        }))}
      />
    </PlotFrame>
  )
}

function SpeedPlot({
  speedWords,
  csv,
  days,
}: {
  speedWords: string
  csv: (table: string) => string
  days: DayFigures[]
}) {
  return (
    <PlotFrame
      title="From paid to finished"
      summary={speedWords}
      csv={csv('days')}
      table={{
        head: ['Day', 'Hours'],
        rows: days.map((day) => [
          formatLocalDay(day.day),
          day.hoursToShip === null ? '–' : day.hoursToShip.toFixed(1),
        ]),
      }}
    >
      <PlotOverTime
        title="Average hours from paid to finished, by day"
        desc={speedWords}
        form="line"
        tone="cyan"
        format={(value) => `${compact(value)} h`}
        points={pointsOf(days, (day) => day.hoursToShip, duration)}
      />
    </PlotFrame>
  )
}

function FilmPlot({
  filmWords,
  csv,
  days,
}: {
  filmWords: string
  csv: (table: string) => string
  days: DayFigures[]
}) {
  return (
    <PlotFrame
      title="Film printed"
      summary={filmWords}
      csv={csv('days')}
      table={{
        head: ['Day', 'Inches'],
        rows: days.map((day) => [formatLocalDay(day.day), day.filmInches.toFixed(1)]),
      }}
    >
      <PlotOverTime
        title="Film printed by day, in inches"
        desc={filmWords}
        form="bars"
        tone="green"
        format={(value) => `${compact(value)}″`}
        points={pointsOf(
          days,
          (day) => day.filmInches,
          (value) => `${value.toFixed(1)} inches`,
        )}
      />
    </PlotFrame>
  )
}

function SalesPlot({
  salesWords,
  csv,
  days,
}: {
  salesWords: string
  csv: (table: string) => string
  days: DayFigures[]
}) {
  return (
    <PlotFrame
      title="Sales"
      summary={salesWords}
      csv={csv('days')}
      table={{
        head: ['Day', 'Orders', 'Sales', 'Refunded'],
        rows: days.map((day) => [
          formatLocalDay(day.day),
          day.orders,
          money(day.salesCents),
          money(day.givenBackCents),
        ]),
      }}
    >
      <PlotOverTime
        title="Sales by day"
        desc={salesWords}
        form="bars"
        format={(value) => `$${compact(value / 100)}`}
        points={pointsOf(days, (day) => day.salesCents, money)}
      />
    </PlotFrame>
  )
}

const money = (amount: number): string => formatMoney(cents(Math.round(amount)))

const statusName = (status: string): string =>
  Object.entries(orderStatusNames).find(([known]) => known === status)?.[1] ?? status

const duration = (hours: number): string =>
  hours < 48 ? `${hours.toFixed(1)} hours` : `${(hours / 24).toFixed(1)} days`
