import { Image, Mail, MessageSquareText } from 'lucide-react'
import { OpenLink } from '#app/admin/open-link.tsx'
import { OrderLink } from '#app/admin/order-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { Day, Moment } from '#app/ui/moment-text.tsx'
import { quoteSubject } from '#domain/orders/bulk-quote-words.ts'
import type { Customer } from '#server/reports/index.ts'

export type ShownDesign = { designId: string; title: string; previewUrl: string | null; updatedAt: Date }

/** Saved designs as images. */
export function CustomerDesigns({ designs }: { designs: readonly ShownDesign[] }) {
  if (designs.length === 0) return <None>No saved designs.</None>
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {designs.map(({ designId, title, previewUrl, updatedAt }) => (
        <li key={designId} className="min-w-0">
          <span className="flex aspect-square items-center justify-center overflow-hidden rounded-md border border-film-line bg-film">
            {previewUrl ? (
              <ComingPicture src={previewUrl} className="max-h-full max-w-full p-2" />
            ) : (
              <Image aria-hidden className="size-8 text-ink-faint" />
            )}
          </span>
          <span className="mt-1 block truncate font-medium">{title}</span>
          <Day at={updatedAt} className="figures block text-ink-muted text-xs" />
        </li>
      ))}
    </ul>
  )
}

/** Messages about orders, newest first. */
export function CustomerMessages({ messages }: Pick<Customer, 'messages'>) {
  if (messages.length === 0) return <None>No messages.</None>
  return (
    <ol className="grid gap-2">
      {messages.map(({ id, orderId, orderNumber, at, kind, text }) => {
        const isTheirs = kind === 'from_customer'
        const Icon = isTheirs ? MessageSquareText : Mail
        return (
          <li key={id} className={`rounded-md p-3 ${isTheirs ? 'bg-sunken' : 'bg-cyan-wash'}`}>
            <p className="flex flex-wrap items-center gap-1.5 text-ink-muted text-xs">
              <Icon aria-hidden className="size-3.5" />
              {isTheirs ? 'From the customer' : 'From the shop'} · <Moment at={at} /> ·{' '}
              <OrderLink orderId={orderId} className="figures font-semibold">
                {orderNumber}
              </OrderLink>
            </p>
            <p className="mt-1 whitespace-pre-line break-words">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}

export function CustomerAddresses({ addresses }: Pick<Customer, 'addresses'>) {
  if (addresses.length === 0) return <None>No saved addresses.</None>
  return (
    <ul className="grid gap-3">
      {addresses.map(({ id, name, street1, street2, city, state, zip, isDefault }) => (
        <li key={id}>
          <address className="break-words not-italic">
            {name} {isDefault && <Badge>Default</Badge>}
            <br />
            {[street1, street2].filter(Boolean).join(', ')}
            <br />
            {city}, {state} {zip}
          </address>
        </li>
      ))}
    </ul>
  )
}

export function CustomerQuotes({ quotes }: Pick<Customer, 'quotes'>) {
  if (quotes.length === 0) return <None>No quote requests.</None>
  return (
    <ul className="grid gap-2">
      {quotes.map((quote) => (
        <li key={quote.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <OpenLink to={`/admin/quotes?quote=${quote.id}`} className="first-letter:uppercase">
            {quoteSubject(quote)}
          </OpenLink>
          <Day at={quote.createdAt} className="figures text-ink-muted text-xs" />
        </li>
      ))}
    </ul>
  )
}

const None = ({ children }: { children: string }) => <p className="text-ink-muted">{children}</p>
