import { Clock, type LucideIcon, Store, Truck } from 'lucide-react'
import type { ReactNode } from 'react'

export type ShippingFacts = {
  sameDay: string
  freeFrom: string | null
  place: string
  pickupDays: string
  shippingDays: string
}

/** docs/spec-map.md S1, with the figures from the shop's settings. */
export function ShippingInformation({ facts }: { facts: ShippingFacts }) {
  return (
    <section aria-labelledby="shipping" className="border-b border-line bg-surface">
      <h2 id="shipping" className="sr-only">
        Shipping information
      </h2>
      <div className="page grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        <Fact icon={Store} title="Local Pickup" tone="text-cyan-ink">
          Free for local residents at our store in {facts.place}. Ready in {facts.pickupDays}.
        </Fact>
        <Fact icon={Clock} title="Fast Processing" tone="text-magenta-ink">
          {facts.sameDay}
        </Fact>
        <Fact icon={Truck} title={facts.freeFrom ? 'Free Shipping' : 'Shipping'} tone="text-green-ink">
          {facts.freeFrom ? `On orders over ${facts.freeFrom}. ` : 'To every state. '}
          Delivered in {facts.shippingDays}.
        </Fact>
      </div>
    </section>
  )
}

function Fact({
  icon: Icon,
  title,
  tone,
  children,
}: {
  icon: LucideIcon
  title: string
  tone: string
  children: ReactNode
}) {
  return (
    <div className="flex gap-4 py-7 md:px-8 md:first:pl-0 md:last:pr-0">
      <Icon className={`mt-0.5 size-7 shrink-0 ${tone}`} strokeWidth={1.75} aria-hidden />
      <div>
        <h3 className="text-lg font-bold">{title}</h3>
        <p className="mt-1 text-ink-muted">{children}</p>
      </div>
    </div>
  )
}
