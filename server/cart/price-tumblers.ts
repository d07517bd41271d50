import type { CartLine } from '#domain/cart/cart.ts'
import { freezeWarnings } from '#domain/checks/check-sheet.ts'
import { freezeArtwork } from '#domain/orders/freeze-design.ts'
import type { CanvasLayoutEntry, EngravedDesignData } from '#domain/orders/order-design.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { checkEngravingDpi } from '#domain/tumbler/check-engraving-dpi.ts'
import {
  type EngravingField,
  engraverDpi,
  engravingFieldOf,
  layEngraving,
} from '#domain/tumbler/engraving-field.ts'
import { explainRefusal } from '#domain/tumbler/engraving-refusal.ts'
import { tumblerMessages } from '#domain/tumbler/messages.ts'
import { type TumblerChoice, tumblerChoiceSchema } from '#domain/tumbler/tumbler-choice.ts'
import { designTypeNames, finishNames, type TumblerSize } from '#domain/tumbler/tumblers.ts'
import type { Wrap } from '#domain/tumbler/wrap.ts'
import type { PrintableArtwork } from '#server/artwork/index.ts'
import type { EngravingCheck } from '#server/tumblers/index.ts'
import { ofAccounts, type PricedLine, type Pricer, refusedToVisitors } from './pricer.ts'

/** A tumbler costs the price of its size and design type; its design must be the shopper's own and pass our check. */
export const priceTumblers: Pricer = async (deps, actor, lines) => {
  const { tumblers, artworksInAccounts, settings, clock } = deps
  const rules = await settings.read()
  const sizes = new Map((await tumblers.sizes()).map((size) => [size.id, size]))
  const now = clock.now()
  const priced: PricedLine[] = []
  // One after the other: each may decode an image.
  for (const line of lines) {
    const choice = tumblerChoiceSchema.safeParse(line.designData)
    if (!choice.success) {
      priced.push(refused(tumblerMessages.missing.description))
      continue
    }
    const { artworkId } = choice.data
    const check = await tumblers.checkEngraving(actor, artworkId)
    const missing = !check.ok && check.reason === 'not_found' ? [artworkId] : []
    const others = await ofAccounts(actor, missing, artworksInAccounts)
    priced.push(
      others.has(artworkId)
        ? refusedToVisitors
        : priceTumbler(line, choice.data, sizes.get(line.productSize), check, { now, rules }),
    )
  }
  return priced
}

type Known = { now: Date; rules: ShopSettings }

const refused = (problem: string): PricedLine => ({ ok: false, problem })

function priceTumbler(
  line: CartLine,
  choice: TumblerChoice,
  size: TumblerSize | undefined,
  check: EngravingCheck,
  known: Known,
): PricedLine {
  if (!size) return refused(`We no longer make tumblers in ${line.productSize || 'this size'}.`)
  if (!size.availableColors.includes(choice.finish))
    return refused(`${finishNames[choice.finish]} isn’t available in ${size.id}. Choose another finish.`)
  if (!check.ok) return refused(explainRefusal(check))
  const laid = layEngraving(engravingFieldOf(size.id, choice.designType), check.printable.ink, choice.wrap)
  const findings = checkEngravingDpi(check.printable, laid, known.rules)
  const blocking = findings.find(({ isBlocking }) => isBlocking)
  if (blocking) return refused(`${blocking.message} Edit this tumbler to change it.`)
  const finish = finishNames[choice.finish]
  const name = `${size.id} tumbler, ${finish}`
  return {
    ok: true,
    unitPrice: size.prices[choice.designType],
    name,
    productSize: size.id,
    productColor: finish,
    designId: null,
    designData: { ...freeze(choice, size, name, check, known.now), warnings: freezeWarnings(findings, []) },
  }
}

function freeze(
  { designType, finish, originalArtworkId, conversion, wrap }: TumblerChoice,
  size: TumblerSize,
  title: string,
  { artwork, printable }: EngravingCheck & { ok: true },
  now: Date,
): EngravedDesignData {
  const field = engravingFieldOf(size.id, designType)
  return {
    engraving: {
      ...{ designType, finish, artworkId: artwork.id, originalArtworkId, conversion },
      ...(wrap && field.fit === 'cover' && { wrap }),
    },
    designType: designTypeNames[designType].name,
    field,
    title,
    imageUrl: null,
    originalFiles: [{ id: artwork.id, name: artwork.fileName }],
    canvasLayout: engravingLayout(field, printable, wrap),
    timestamp: now.toISOString(),
    artworks: [freezeArtwork(printable)].filter((one) => one !== null),
  }
}

/** In the engraver's pixels, as in the laser file. */
function engravingLayout(
  field: EngravingField,
  { fileName, ink }: PrintableArtwork,
  wrap: Wrap | undefined,
): CanvasLayoutEntry[] {
  const dots = (length: number): number => Math.round(length * engraverDpi)
  return layEngraving(field, ink, wrap).map((laid) => ({
    name: fileName,
    x: dots(laid.left),
    y: dots(laid.top),
    width: dots(laid.width),
    height: dots(laid.height),
    scale: Math.round(((laid.width * engraverDpi) / laid.ink.width) * 10_000) / 10_000,
    dpi: Math.round(laid.ink.width / laid.width),
    rotation: 0,
  }))
}
