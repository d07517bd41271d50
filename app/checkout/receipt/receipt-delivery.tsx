import { MapPin, Store, Truck } from 'lucide-react'
import type { Receipt } from '#server/checkout/index.ts'

/** Where it goes: the buyer's address, or the shop's with its opening hours and directions. */
export function ReceiptDelivery({ receipt }: { receipt: Receipt }) {
  const isPickup = receipt.deliveryMethod === 'pickup'
  const Icon = isPickup ? Store : Truck
  return (
    <section aria-labelledby="receipt-delivery">
      <h3 id="receipt-delivery" className="flex items-center gap-2 font-bold text-base">
        <Icon aria-hidden className="size-4.5 text-ink-muted" />
        {isPickup ? 'Pick it up at' : 'Ships to'}
      </h3>
      {isPickup ? <PickupPlace shop={receipt.shop} /> : <ShipTo receipt={receipt} />}
    </section>
  )
}

function PickupPlace({ shop }: Pick<Receipt, 'shop'>) {
  const { street1, city, state, zip } = shop.pickupAddress
  const town = `${city}, ${state} ${zip}`
  const query = new URLSearchParams({ api: '1', query: `${street1}, ${town}` })
  return (
    <>
      <address className="mt-1.5 text-sm not-italic">
        {shop.siteName}
        <br />
        {street1}
        <br />
        {town}
      </address>
      <p className="mt-2 text-ink-muted text-sm">
        {shop.pickupHours.map((hours) => (
          <span key={hours} className="block">
            {hours}
          </span>
        ))}
      </p>
      <a
        href={`https://www.google.com/maps/search/?${query}`}
        target="_blank"
        rel="noreferrer"
        className="mt-1 inline-flex min-h-8 items-center gap-1.5 font-semibold text-magenta-ink text-sm underline underline-offset-4 print:hidden pointer-coarse:min-h-11"
      >
        <MapPin aria-hidden className="size-4" />
        Open in Maps
      </a>
    </>
  )
}

function ShipTo({ receipt: { shipTo, shop } }: { receipt: Receipt }) {
  if (shipTo.length === 0)
    return (
      <p className="mt-1.5 text-sm">
        We don’t have your address yet. Send it to{' '}
        <a href={`mailto:${shop.contactEmail}`}>{shop.contactEmail}</a>, or reply to our email with it.
      </p>
    )
  return (
    <address className="mt-1.5 text-sm not-italic">
      {shipTo.map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </address>
  )
}
