import { printChoiceSchema } from '#domain/cart/design-choices.ts'
import type { PrintKind } from '#domain/orders/print-options.ts'
import type { PrintForSale } from '#server/prints/index.ts'
import type { PricedLine, Pricer } from './pricer.ts'

/** A premade print costs the price of its variant; the variant must belong to the product and be on sale. */
export const pricePrints =
  (kind: PrintKind): Pricer =>
  async ({ prints, clock }, _actor, lines) => {
    const choices = lines.map((line) => printChoiceSchema.safeParse(line.designData).data ?? null)
    const ids = new Set(choices.flatMap((choice) => choice?.variantId ?? []))
    const found = new Map((await prints.forSale([...ids])).map((print) => [print.variantId, print]))
    const now = clock.now()
    return choices.map((choice): PricedLine => {
      // Worded as in the specification (docs/spec-map.md S5).
      if (!choice) return { ok: false, problem: 'Please select options' }
      const print = found.get(choice.variantId)
      if (print?.productId !== choice.productId || print.kind !== kind)
        return { ok: false, problem: 'We couldn’t find this print. Please remove it.' }
      if (!print.isOnSale)
        return { ok: false, problem: `${print.title} is no longer available in ${print.sizeName}.` }
      return pricePrint(print, now)
    })
  }

function pricePrint(print: PrintForSale, now: Date): PricedLine {
  return {
    ok: true,
    unitPrice: print.price,
    name: print.title,
    productSize: print.sizeName,
    productColor: '',
    designId: null,
    designData: {
      isPremadeProduct: true,
      productId: print.productId,
      variantId: print.variantId,
      title: print.title,
      imageUrl: print.imageUrl,
      originalFiles: [],
      canvasLayout: [],
      timestamp: now.toISOString(),
      materialName: print.materialName,
      printSize: { widthInches: print.sizeWidth, heightInches: print.sizeHeight },
      original: print.original,
    },
  }
}
