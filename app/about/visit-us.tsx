import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ParcelDrawing } from '#app/assets/later-drawings.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { AboutFacts } from './about-facts.ts'
import { Section } from './section.tsx'

const linkStyle = 'underline underline-offset-4 hover:text-magenta-ink'

export function VisitUs({ facts }: { facts: AboutFacts }) {
  const { street1, city, state, zip } = facts.pickupAddress
  return (
    <Section id="visit" lead={<p>Come by and save on shipping, or have us send it.</p>}>
      <div className="grid gap-6 lg:grid-cols-[1.1fr_1fr_0.8fr]">
        <Card>
          <h3 className="text-lg font-bold">Local pickup, free</h3>
          <p className="mt-1 text-ink-muted">Ready in {facts.pickupDays}. Bring your order number.</p>
          <address className="mt-4 grid gap-2.5 not-italic">
            <Line icon={MapPin}>
              {street1}
              <br />
              {city}, {state} {zip}
            </Line>
            <Line icon={Phone}>
              <a className={linkStyle} href={`tel:${facts.contactPhone.replaceAll(/[^\d+]/g, '')}`}>
                {facts.contactPhone}
              </a>
            </Line>
            <Line icon={Mail}>
              <a className={linkStyle} href={`mailto:${facts.contactEmail}`}>
                {facts.contactEmail}
              </a>
            </Line>
          </address>
          <h4 className="mt-5 text-sm font-semibold">Pickup hours</h4>
          <ul className="figures mt-1 text-ink-muted">
            {facts.pickupHours.map((hours) => (
              <li key={hours}>{hours}</li>
            ))}
          </ul>
        </Card>
        <Card>
          <h3 className="text-lg font-bold">Shipping</h3>
          <p className="mt-1 text-ink-muted">Delivered in {facts.shippingDays}, within the United States.</p>
          <dl className="figures mt-4 divide-y divide-line">
            {facts.freeFrom && <Price name={`Orders of ${facts.freeFrom} or more`} value="FREE" />}
            <Price name={facts.freeFrom ? 'All others' : 'Every order'} value={facts.shippingPrice} />
            <Price name="Pickup" value="FREE" />
          </dl>
        </Card>
        <div className="flex flex-col items-center justify-center gap-5 text-center">
          <ParcelDrawing className="w-52" />
          <LinkButton to="/builder" variant="primary" size="lg">
            Build a gang sheet
          </LinkButton>
        </div>
      </div>
    </Section>
  )
}

function Line({ icon: Icon, children }: { icon: typeof Mail; children: ReactNode }) {
  return (
    <p className="flex gap-3">
      <Icon className="mt-1 size-4.5 shrink-0 text-ink-faint" aria-hidden />
      <span>{children}</span>
    </p>
  )
}

function Price({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt>{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
