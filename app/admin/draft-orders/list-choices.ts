import { whereMay } from '#app/admin/where-may.ts'
import { offeredSpeeds } from '#domain/shipping/delivery-speed.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { Choices } from './draft-form.ts'
import { printsOnSale } from './prints-on-sale.ts'

type Selling = Pick<Shop, 'catalog' | 'prints' | 'listings' | 'tshirts' | 'tumblers' | 'settings'>

/**
 * What the shop sells now: gang sheet sizes, what it prints and engraves on, and products in stock. Premade prints, of
 * which there may be a hundred thousand, only if they are in `lines`.
 */
export async function listChoices(
  { catalog, prints, listings, tshirts, tumblers, settings }: Selling,
  actor: Actor,
  lines: readonly object[] = [],
): Promise<Choices> {
  const inLines = lines.flatMap((line) =>
    'productId' in line && isUuid(line.productId) ? [line.productId] : [],
  )
  const [sizes, printCount, printed, shirts, tumblerListings, garments, colors, cups, rules] =
    await Promise.all([
      catalog.gangSheetSizes(),
      whereMay(actor, 'products.read', () => prints.countForStaff(actor), 0),
      whereMay(actor, 'products.read', () => prints.listByIds(actor, inLines), []),
      whereMay(actor, 'products.read', () => listings.listForStaff(actor, 'tshirt'), []),
      whereMay(actor, 'products.read', () => listings.listForStaff(actor, 'tumbler'), []),
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
    hasPrints: printCount > 0,
    prints: printsOnSale(printed),
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
