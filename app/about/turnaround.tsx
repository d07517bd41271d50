import { Clock, type LucideIcon, Printer, Store, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AboutFacts } from './about-facts.ts'
import { Section } from './section.tsx'

export function Turnaround({ facts }: { facts: AboutFacts }) {
  return (
    <Section
      id="turnaround"
      lead={<p>A person checks every order before we print it, and most still leave the day they come in.</p>}
    >
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Stop icon={Clock} when={`Before ${facts.cutOff}`} tone="bg-magenta-wash text-magenta-ink">
          Your order is in. {facts.sameDay}
        </Stop>
        <Stop icon={Printer} when="The same day" tone="bg-yellow-wash text-yellow-ink">
          Checked, printed, powdered, cured, and cut. We compare every sheet with your layout.
        </Stop>
        <Stop icon={Store} when={`In ${facts.pickupDays}`} tone="bg-green-wash text-green-ink">
          Ready on the pickup shelf. We’ll email you as soon as it’s there.
        </Stop>
        <Stop icon={Truck} when={`In ${facts.shippingDays}`} tone="bg-cyan-wash text-cyan-ink">
          At your door, with a tracking number.
        </Stop>
      </ol>
    </Section>
  )
}

function Stop({
  icon: Icon,
  when,
  tone,
  children,
}: {
  icon: LucideIcon
  when: string
  tone: string
  children: ReactNode
}) {
  return (
    <li className="group relative">
      <div className="flex items-center gap-3">
        <span className={`flex size-12 shrink-0 items-center justify-center rounded-full ${tone}`}>
          <Icon className="size-6" strokeWidth={1.75} aria-hidden />
        </span>
        <span aria-hidden className="h-0.5 flex-1 bg-line group-last:invisible max-sm:invisible" />
      </div>
      <h3 className="mt-4 text-lg font-bold">{when}</h3>
      <p className="mt-1 text-ink-muted">{children}</p>
    </li>
  )
}
