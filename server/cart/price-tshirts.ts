import type { CartLine } from '#domain/cart/cart.ts'
import { freezeWarnings } from '#domain/checks/check-sheet.ts'
import { freezeArtwork } from '#domain/orders/freeze-design.ts'
import type { FrozenArtwork } from '#domain/orders/order-design.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { checkPrints } from '#domain/tshirt/check-prints.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import { fillsSides, type TshirtDesign, tshirtDesignSchema } from '#domain/tshirt/design.ts'
import { freezeTshirt } from '#domain/tshirt/freeze-tshirt.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { tshirtMessages } from '#domain/tshirt/messages.ts'
import { priceTshirt } from '#domain/tshirt/price-tshirt.ts'
import { tshirtPrintOptionNames } from '#domain/tshirt/print-option.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { ofAccounts, type PricedLine, type Pricer, refusedToVisitors } from './pricer.ts'

type Known = {
  garments: ReadonlyMap<string, TshirtGarment>
  colors: ReadonlyMap<string, TshirtColor>
  artworks: ReadonlyMap<string, ArtworkView>
  rules: ShopSettings
}

/** A custom t-shirt costs the price of its garment in its size with its print option. */
export const priceTshirts: Pricer = async (deps, actor, lines) => {
  const { tshirts, artworksOf, artworksInAccounts, settings, clock } = deps
  const designs = lines.map((line) => tshirtDesignSchema.safeParse(line.designData))
  const ids = designs.flatMap(({ data }) => data?.files.map(({ artworkId }) => artworkId) ?? [])
  const [garments, colors, artworks, rules] = await Promise.all([
    tshirts.garments(),
    tshirts.colors(),
    artworksOf(actor, [...new Set(ids)]),
    settings.read(),
  ])
  const known = { garments: byId(garments), colors: byId(colors), artworks: byId(artworks), rules }
  const missing = ids.filter((id) => !known.artworks.has(id))
  const others = await ofAccounts(actor, missing, artworksInAccounts)
  const now = clock.now()
  return lines.map((line, index) => {
    const reading = designs[index]
    if (reading?.data?.files.some(({ artworkId }) => others.has(artworkId))) return refusedToVisitors
    if (reading?.success) return priceOne(line, reading.data, known, now)
    return { ok: false, problem: describe(reading?.error.issues.map(({ path }) => path) ?? []) }
  })
}

const byId = <Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]))

const { missing } = tshirtMessages
const isIncomplete = `${missing.title}: ${missing.description}`

/** Names the choice that is unknown; otherwise something is missing. */
function describe(paths: readonly PropertyKey[][]): string {
  if (paths.some((path) => path.at(-1) === 'placementZone')) return 'Unknown placement zone selected'
  if (paths.some((path) => path[0] === 'printType')) return 'Unknown print option selected'
  return isIncomplete
}

/** Orders freeze the color's name, and a repeated order brings it. */
const colorNamed = ({ colors }: Known, name: string) =>
  [...colors.values()].find((color) => color.name === name)

function priceOne(line: CartLine, design: TshirtDesign, known: Known, now: Date): PricedLine {
  const { printType, files } = design
  const garment = known.garments.get(design.garmentId)
  if (!garment) return { ok: false, problem: 'We no longer sell this garment. Please choose another one.' }
  const color = known.colors.get(line.productColor) ?? colorNamed(known, line.productColor)
  if (line.productSize === '' || line.productColor === '') return { ok: false, problem: isIncomplete }
  if (!color) return { ok: false, problem: `The color ${line.productColor} isn’t available.` }
  const price = priceTshirt(garment, printType, line.productSize)
  if (price === null)
    return { ok: false, problem: `${garment.name} isn’t available in size ${line.productSize}.` }
  if (!fillsSides(printType, files)) {
    const option = tshirtPrintOptionNames[printType]
    return {
      ok: false,
      problem: `These placement zones don’t work with ${option}. Please choose them again.`,
    }
  }
  const prints = files.flatMap((file) => {
    const artwork = frozen(known.artworks.get(file.artworkId))
    return artwork ? [{ file, artwork }] : []
  })
  if (prints.length < files.length)
    return { ok: false, problem: 'We couldn’t find the design file. Edit this shirt and upload it again.' }
  const findings = checkPrints(prints, known.rules)
  const blocking = findings.find(({ isBlocking }) => isBlocking)
  if (blocking) return { ok: false, problem: `${blocking.message} Edit this shirt to change it.` }
  const warnings = freezeWarnings(findings, [])
  return {
    ok: true,
    unitPrice: price,
    name: garment.name,
    productSize: line.productSize,
    productColor: color.name,
    designId: null,
    designData: freezeTshirt({ garment, color, printOption: printType, prints, warnings }, now),
  }
}

/** Null for artwork that can't be printed: unknown, someone else's, not yet inspected or rejected. */
function frozen(artwork: ArtworkView | undefined): FrozenArtwork | null {
  return artwork?.state === 'ready' ? freezeArtwork(artwork) : null
}
