import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { Await, Link, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type Finding, findingGroupNames, findingGroups } from '#domain/shop/finding.ts'
import { table } from '#domain/table.ts'

/** Where each finding can be fixed, by its key; settings of the server have no page. */
const places = table<{ to: string; label: string }>({
  jobs: { to: '/admin/attention', label: 'See Attention' },
  'print-files': { to: '/admin/attention', label: 'See Attention' },
  mails: { to: '/admin/mails?state=failed', label: 'See the emails' },
  'payments-differ': { to: '/admin/payments', label: 'See Payments' },
  backups: { to: '/admin/settings/backups', label: 'See Backups' },
})

/** Site Settings, Health check: what the shop depends on, and what to fix. */
export function HealthPage({ looking }: { looking: Promise<Finding[]> }) {
  const { revalidate, state } = useRevalidator()
  const isLooking = state !== 'idle'
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <p className="max-w-2xl text-ink-muted">
          Everything your shop depends on, checked just now: machine, database, payments, email, and address.
          Whoever runs the machine can see the same with{' '}
          <code className="text-ink">npm run shop -- doctor</code>. When something goes wrong on its own, you
          get an email.
        </p>
        <Button isBusy={isLooking} onClick={() => void revalidate()}>
          Check again
        </Button>
      </div>
      <Suspense fallback={<Looking />}>
        <Await resolve={looking} errorElement={<NotLooked />}>
          {(findings) => <Findings findings={findings} />}
        </Await>
      </Suspense>
    </div>
  )
}

function Looking() {
  return (
    <div>
      <p role="status" className="flex items-center gap-3 text-ink-muted">
        <Spinner /> Looking…
      </p>
      <div aria-hidden className="mt-6 grid gap-6">
        {findingGroups.map((group) => (
          <Skeleton key={group} className="h-44 rounded-lg" />
        ))}
      </div>
    </div>
  )
}

const NotLooked = () => (
  <EmptyState title="The check couldn’t be run">
    Press “Check again”. If it stays this way, look in the shop’s log.
  </EmptyState>
)

/** Findings that need fixing come first, the rest by topic. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const wrong = findings.filter(({ fix }) => fix !== null)
  const count = wrong.length
  return (
    <div className="grid gap-8">
      <section aria-labelledby="to-fix" className="grid gap-2.5">
        <h2 id="to-fix" className="flex items-center gap-2.5 font-bold text-lg">
          <Sign isWell={count === 0} />
          {count === 0 ? 'All is well' : count === 1 ? 'One thing to fix' : `${count} things to fix`}
        </h2>
        <FindingList findings={wrong} />
      </section>
      {findingGroups
        .filter((group) => findings.some((one) => one.group === group && one.fix === null))
        .map((group) => (
          <section key={group} aria-label={findingGroupNames[group]} className="grid gap-2.5">
            <h2 className="font-bold text-base">{findingGroupNames[group]}</h2>
            <FindingList findings={findings.filter((one) => one.group === group && one.fix === null)} />
          </section>
        ))}
    </div>
  )
}

const FindingList = ({ findings }: { findings: readonly Finding[] }) =>
  findings.length > 0 && (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {findings.map((finding) => (
          <Row key={finding.key} finding={finding} />
        ))}
      </ul>
    </Card>
  )

function Row({ finding: { key, what, says, fix } }: { finding: Finding }) {
  const place = fix === null ? undefined : places[key]
  return (
    <li className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:px-5">
      <h3 className="flex items-center gap-2.5 font-semibold">
        <Sign isWell={fix === null} /> {what}
        <span className="sr-only">{fix === null ? ': well' : ': to fix'}</span>
      </h3>
      <div className="min-w-0 break-words pl-7.5 sm:pl-0">
        <p className={fix === null ? 'text-ink-muted' : ''}>{says}</p>
        {fix !== null && <p className="mt-1 font-semibold">{fix}</p>}
        {place && (
          <Link to={place.to} className="mt-1 inline-block font-semibold underline underline-offset-4">
            {place.label}
          </Link>
        )}
      </div>
    </li>
  )
}

function Sign({ isWell }: { isWell: boolean }) {
  const Icon = isWell ? CircleCheck : TriangleAlert
  return <Icon aria-hidden className={`size-5 shrink-0 ${isWell ? 'text-green-ink' : 'text-red-ink'}`} />
}
