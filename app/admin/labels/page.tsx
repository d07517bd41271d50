import { FileText } from 'lucide-react'
import { useState } from 'react'
import { OrderLink } from '#app/admin/order-link.tsx'
import { ParcelDrawing } from '#app/assets/parcel-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { unpackedWords } from '#domain/orders/production.ts'
import { defaultPackage, packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate, RateChoice } from '#server/shipping/index.ts'
import { ConfirmUnpacked } from './confirm-unpacked.tsx'
import { type BatchLine, useBatch } from './use-batch.ts'

export type LabelsPageProps = { candidates: LabelCandidate[]; unpacked: UnpackedItem[]; wanted: string[] }

const choices = [
  { value: 'cheapest', label: 'Cheapest rate' },
  { value: 'fastest', label: 'Fastest rate' },
]

/** Labels for many orders at once; what fails is listed by its cause. */
export function LabelsPage({ candidates, unpacked, wanted }: LabelsPageProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(candidates.map(({ orderId }) => orderId).filter((id) => wanted.includes(id))),
  )
  const [choice, setChoice] = useState<RateChoice>('cheapest')
  const [weight, setWeight] = useState(String(defaultPackage.weight))
  // The names stay known after the orders have left the list.
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const batch = useBatch()
  const here = candidates.filter(({ orderId }) => chosen.has(orderId))
  const parcel = packageDetailsSchema.safeParse({ ...defaultPackage, weight })
  const unpackedOf = Map.groupBy(unpacked, ({ orderId }) => orderId)
  const packed = candidates.filter(({ orderId }) => !unpackedOf.has(orderId))
  // Of a floor that nobody keeps everything is chosen.
  const likely = packed.length > 0 ? packed : candidates
  const isAll = likely.length > 0 && likely.every(({ orderId }) => chosen.has(orderId))
  const [asked, setAsked] = useState<UnpackedItem[]>([])
  const [isAsking, setAsking] = useState(false)

  const toggle = (orderId: string): void => {
    const next = new Set(chosen)
    if (!next.delete(orderId)) next.add(orderId)
    setChosen(next)
  }
  const make = (): void => {
    setAsking(false)
    if (!parcel.success) return
    setKnown(new Map(here.map(({ orderId, orderNumber }) => [orderId, orderNumber])))
    void batch.run(
      here.map(({ orderId }) => orderId),
      parcel.data,
      choice,
    )
    setChosen(new Set())
  }

  return (
    <div className="px-4 py-5 sm:px-6">
      <PageHeader title="Labels" description="Orders to ship that have no label yet, oldest first." />
      <Result batch={batch} known={known} />
      {candidates.length === 0 ? (
        <EmptyState title="Everything has its label" illustration={<ParcelDrawing />}>
          Orders in production or ready for print that are to be shipped show here.
        </EmptyState>
      ) : (
        <>
          <div className="mt-5 flex flex-wrap items-end gap-3">
            <Select
              label="Rate"
              size="sm"
              options={choices}
              value={choice}
              onChange={(event) =>
                setChoice(event.currentTarget.value === 'fastest' ? 'fastest' : 'cheapest')
              }
            />
            <TextField
              label="Weight of each parcel"
              size="sm"
              inputMode="decimal"
              suffix="lb"
              className="w-40"
              value={weight}
              onChange={(event) => setWeight(event.currentTarget.value)}
              error={parcel.success ? null : 'Give a weight of more than 0'}
            />
            <Button
              size="sm"
              variant="primary"
              disabled={here.length === 0 || !parcel.success}
              isBusy={batch.isRunning}
              onClick={() => {
                const early = here
                  .flatMap(({ orderId }) => unpackedOf.get(orderId) ?? [])
                  .filter(({ isTracked }) => isTracked)
                setAsked(early)
                if (early.length > 0) setAsking(true)
                else make()
              }}
            >
              Create {here.length} {here.length === 1 ? 'label' : 'labels'}
            </Button>
          </div>
          <DataTable caption="Orders without a label" className="mt-4">
            <thead>
              <tr>
                <th>
                  <Checkbox
                    label={packed.length > 0 ? 'All packed orders' : 'All orders'}
                    isLabelHidden
                    checked={isAll}
                    onChange={() => setChosen(new Set(isAll ? [] : likely.map(({ orderId }) => orderId)))}
                  />
                </th>
                <th>Order</th>
                <th className="max-sm:hidden">Customer</th>
                <th>To</th>
                <th className="max-sm:hidden">Status</th>
                <th>Floor</th>
                <th className="max-sm:hidden">Placed</th>
              </tr>
            </thead>
            <tbody>
              {candidates.map((one) => (
                <tr key={one.orderId} aria-selected={chosen.has(one.orderId)}>
                  <td>
                    <Checkbox
                      label={one.orderNumber}
                      isLabelHidden
                      checked={chosen.has(one.orderId)}
                      onChange={() => toggle(one.orderId)}
                    />
                  </td>
                  <td>
                    <OrderLink
                      orderId={one.orderId}
                      className="figures whitespace-nowrap font-semibold underline-offset-2 hover:underline"
                    >
                      {one.orderNumber}
                    </OrderLink>
                    <span className="block text-ink-muted sm:hidden">
                      {one.customerName || 'Guest Customer'}
                    </span>
                  </td>
                  <td className="max-sm:hidden">{one.customerName || 'Guest Customer'}</td>
                  <td>
                    <Destination candidate={one} />
                  </td>
                  <td className="max-sm:hidden">
                    <StatusBadge status={one.status} />
                  </td>
                  <td>
                    <FloorState items={unpackedOf.get(one.orderId) ?? []} />
                  </td>
                  <td className="figures whitespace-nowrap max-sm:hidden">
                    {formatDay(new Date(one.placedAt))}
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
          <ConfirmUnpacked
            isOpen={isAsking}
            items={asked}
            labelCount={here.length}
            onClose={() => setAsking(false)}
            onConfirm={make}
          />
        </>
      )}
    </div>
  )
}

function FloorState({ items }: { items: readonly UnpackedItem[] }) {
  if (items.length === 0) return <span className="text-green-ink">Packed</span>
  const isTracked = items.some((item) => item.isTracked)
  return <span className={isTracked ? 'text-yellow-ink' : 'text-ink-muted'}>{unpackedWords(items)}</span>
}

type ResultProps = { batch: ReturnType<typeof useBatch>; known: ReadonlyMap<string, string> }

function Destination({ candidate }: { candidate: LabelCandidate }) {
  if (candidate.isAddressComplete) return candidate.destination
  return <span className="text-red-ink">Address incomplete</span>
}

function Result({ batch: { total, lines, isRunning }, known }: ResultProps) {
  if (total === 0) return null
  const made = lines.filter((line) => line.ok)
  const spent = made.reduce((sum, line) => sum + line.amountCents, 0)
  return (
    <section
      aria-label="Result"
      aria-live="polite"
      className="mt-5 rounded-lg border border-line bg-surface p-4"
    >
      {isRunning && (
        <Progress
          label={`Label ${Math.min(lines.length + 1, total)} of ${total}`}
          value={(100 * lines.length) / total}
          isLabelShown
        />
      )}
      <p className="font-semibold">
        {made.length} of {total} labels made{made.length > 0 && `, ${formatMoney(cents(spent))}`}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {made.map((line) => (
          <li key={line.orderId}>
            <a
              href={line.labelUrl ?? undefined}
              target="_blank"
              rel="noreferrer"
              className="figures inline-flex items-center gap-1 underline underline-offset-2"
            >
              <FileText aria-hidden className="size-4" /> {known.get(line.orderId)}
            </a>
          </li>
        ))}
      </ul>
      {[...failuresByCause(lines)].map(([cause, orderIds]) => (
        <div key={cause} className="mt-3 rounded-md bg-red-wash p-3 text-red-ink">
          <p className="font-semibold">{cause}</p>
          <p className="figures flex flex-wrap gap-x-3">
            {orderIds.map((orderId) => (
              <OrderLink key={orderId} orderId={orderId} className="underline underline-offset-2">
                {known.get(orderId)}
              </OrderLink>
            ))}
          </p>
        </div>
      ))}
    </section>
  )
}

function failuresByCause(lines: readonly BatchLine[]): Map<string, string[]> {
  const causes = new Map<string, string[]>()
  for (const line of lines)
    if (!line.ok) causes.set(line.cause, [...(causes.get(line.cause) ?? []), line.orderId])
  return causes
}
