import { transparentPng } from '#tests/harness/pictures.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import type { Caller } from './callers.ts'

/** One of each kind on its shelf, and a print that isn't on sale. */
export async function stockShelves({ prints, listings }: TestShop, { actor }: Caller) {
  const ink = { left: 20, top: 20, width: 200, height: 150 }
  const bytes = await transparentPng({ width: 240, height: 190 }, ink)
  const variants = [{ name: '22 × 24 in', sizeWidth: 22, sizeHeight: 24, priceCents: 2_000 }]
  const print = { kind: 'gang-sheet', title: 'Autumn leaves', basePriceCents: 2_000, variants } as const
  const shirt = { priceCents: 2_400, sizes: ['M'], colors: ['Black'] }
  const pictures = [{ bytes, alt: 'On a table' }]
  const put = {
    sheet: await prints.createPrintProduct(actor, print, { original: bytes }),
    hidden: await prints.createPrintProduct(actor, { ...print, isActive: false }, { original: bytes }),
    print: await prints.createPrintProduct(actor, { ...print, kind: 'print' }, { original: bytes }),
    tshirt: await listings.createTshirtListing(
      actor,
      { ...shirt, title: 'Heavy tee', brand: 'Ours' },
      pictures,
    ),
    tumbler: await listings.createTumblerListing(
      actor,
      { ...shirt, title: 'Tall tumbler', material: 'Steel' },
      pictures,
    ),
  }
  return {
    sheet: stocked(put.sheet),
    hidden: stocked(put.hidden),
    print: stocked(put.print),
    tshirt: stocked(put.tshirt),
    tumbler: stocked(put.tumbler),
  }
}

function stocked<Outcome extends { ok: boolean }>(outcome: Outcome): Extract<Outcome, { ok: true }> {
  if (outcome.ok) return outcome as Extract<Outcome, { ok: true }>
  throw new Error(`Not stocked: ${JSON.stringify(outcome)}`)
}
