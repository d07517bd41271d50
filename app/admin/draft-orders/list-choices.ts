import { offeredSpeeds } from '#domain/shipping/delivery-speed.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { Choices } from './draft-form.ts'

type Selling = Pick<Shop, 'catalog' | 'prints' | 'listings' | 'tshirts' | 'tumblers' | 'settings'>

/** What the shop sells now: sizes of gang sheets, what it prints and engraves, and what lies on the shelf. */
export async function listChoices(
  { catalog, prints, listings, tshirts, tumblers, settings }: Selling,
  actor: Actor,
): Promise<Choices> {
  const [sizes, printed, shirts, tumblerListings, garments, colors, cups, rules] = await Promise.all([
    catalog.gangSheetSizes(),
    prints.listForStaff(actor),
    listings.listForStaff(actor, 'tshirt'),
    listings.listForStaff(actor, 'tumbler'),
    tshirts.garments(),
    tshirts.colors(),
    tumblers.sizes(),
    settings.read(),
  ])
  return {
    ...{ sizes, garments, colors, cups },
    warnBelowDpi: rules.warnBelowDpi,
    speeds: offeredSpeeds(rules.speeds).map((speed) => ({
      speed,
      price: speed === 'standard' ? null : rules.speeds[speed].price,
    })),
    prints: printed.flatMap(({ id, title, kind, isActive, variants }) => {
      const sold = variants
        .filter(({ isAvailable }) => isAvailable)
        .map(({ id: variantId, name, priceCents }) => ({ id: variantId, name, price: priceCents }))
      return isActive && sold.length > 0
        ? [{ id, title, isGangSheet: kind === 'gang-sheet', variants: sold }]
        : []
    }),
    listings: [...shirts, ...tumblerListings]
      .filter(({ isActive, isArchived }) => isActive && !isArchived)
      .map(({ id, title, kind, priceCents, stock }) => ({
        id,
        title,
        isTumbler: kind === 'tumbler',
        price: priceCents,
        stock: stock.map(({ size, color, onHand, reserved }) => ({
          size,
          color,
          available: onHand - reserved,
        })),
      })),
  }
}
