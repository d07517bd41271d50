import { PlotFrame } from '#app/ui/plot/plot-frame.tsx'
import { PlotOverTime } from '#app/ui/plot/plot-over-time.tsx'
import { PlotRanking } from '#app/ui/plot/plot-ranking.tsx'
import { formatLocalDay } from '#domain/local-time.ts'
import type { Dashboard, DayFigures, NamedVisits, VisitReport } from '#server/reports/index.ts'
import { compact, pointsOf } from './plot-points.ts'

type Csv = (table: string) => string

/** Visitors per day, and how many of them ordered. */
export function VisitsPlot({ visits, days, csv }: { visits: VisitReport; days: DayFigures[]; csv: Csv }) {
  const byDay = new Map(visits.days.map((one) => [one.day, one]))
  const all = days.map(({ day }) => byDay.get(day) ?? { day, visitors: 0, views: 0 })
  const words = visitWords(visits, days)
  return (
    <PlotFrame
      title="Visitors"
      summary={words}
      csv={csv('visits')}
      table={{
        head: ['Day', 'Visitors', 'Page views'],
        rows: all.map((one) => [formatLocalDay(one.day), one.visitors, one.views]),
      }}
    >
      <PlotOverTime
        title="Visitors by day"
        desc={words}
        form="bars"
        tone="cyan"
        format={compact}
        points={pointsOf(
          all,
          (one) => one.visitors,
          (visitors) => `${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}`,
        )}
      />
    </PlotFrame>
  )
}

function visitWords({ days: visited }: VisitReport, days: Dashboard['days']): string {
  const visitors = visited.reduce((sum, day) => sum + day.visitors, 0)
  const views = visited.reduce((sum, day) => sum + day.views, 0)
  if (visitors === 0) return 'No visitors were counted.'
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const pages = `${count(views)} page ${views === 1 ? 'view' : 'views'}`
  return `${count(visitors)} ${visitors === 1 ? 'visitor' : 'visitors'} and ${pages}; ${((orders * 100) / visitors).toFixed(1)} orders per 100 visitors.`
}

const count = (value: number): string => value.toLocaleString('en-US')

/** What visitors looked at. */
export function VisitedPages({ visits, csv }: { visits: VisitReport; csv: Csv }) {
  return (
    <VisitRanking
      title="Pages"
      summary="By visitors per day."
      csv={csv('pages')}
      rows={visits.pages}
      nameOf={(name) => (name === '/' ? 'Home page' : name)}
    />
  )
}

/** Where visitors came from, and with which devices. */
export function WaysIn({ visits, csv }: { visits: VisitReport; csv: Csv }) {
  return (
    <>
      <VisitRanking
        title="Where visitors come from"
        summary="The site whose link they followed, or a campaign’s name (utm_source)."
        csv={csv('sources')}
        rows={visits.sources}
      />
      <VisitRanking
        title="Devices"
        summary="What visitors browse the shop on."
        csv={csv('devices')}
        rows={visits.devices}
      />
    </>
  )
}

function VisitRanking({
  title,
  summary,
  csv,
  rows,
  nameOf = (name) => name,
}: {
  title: string
  summary: string
  csv: string
  rows: readonly NamedVisits[]
  nameOf?: (name: string) => string
}) {
  return (
    <PlotFrame
      {...{ title, summary, csv }}
      table={{ head: [title, 'Visitors'], rows: rows.map((one) => [nameOf(one.name), one.visitors]) }}
    >
      <PlotRanking
        rows={rows.map((one) => ({
          key: one.name,
          name: nameOf(one.name),
          value: one.visitors,
          words: count(one.visitors),
        }))}
      />
    </PlotFrame>
  )
}
