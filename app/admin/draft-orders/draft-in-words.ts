import { differencesBetween } from '#app/operations/conflict-view.tsx'
import type { DraftOrderForm } from '#domain/orders/draft-order.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import { type Choices, type Draft, type DraftLine, openDraft } from './draft-form.ts'
import { lineNames } from './line-names.ts'

/** Differences between what someone else saved and what this page says. */
export function draftDifferences(theirs: DraftOrderForm, yours: Draft, choices: Choices) {
  const their = openDraft(theirs, choices)
  const [theirWords, yourWords] = [inWords(their, choices), inWords(yours, choices)]
  // Two prints, files or engravings may have the same name.
  for (const [index, line] of yours.lines.entries()) {
    const label = `Line ${index + 1}`
    const isSame = JSON.stringify(line) === JSON.stringify(their.lines[index])
    if (theirWords[label] === yourWords[label] && !isSame) yourWords[label] += ', with different details'
  }
  return differencesBetween(theirWords, yourWords)
}

const inWords = (draft: Draft, choices: Choices): Record<string, string> => ({
  Account: draft.customerId ? 'A customer’s' : 'None: a guest',
  Name: draft.contact.fullName,
  Email: draft.contact.email,
  Phone: draft.contact.phone,
  ...Object.fromEntries(draft.lines.map((line, index) => [`Line ${index + 1}`, lineInWords(line, choices)])),
  Discount: draft.discount.amount && `$${draft.discount.amount} ${draft.discount.reason}`,
  Delivery: shippingLabel({ deliveryMethod: draft.delivery, deliverySpeed: draft.speed }),
  Address: draft.delivery === 'pickup' ? '' : Object.values(draft.address).filter(Boolean).join(', '),
  'Shipping price': draft.shippingPrice && `$${draft.shippingPrice}`,
  'Due on': draft.dueDay,
  Notes: draft.notes,
})

const lineInWords = (line: DraftLine, choices: Choices): string =>
  [`${line.quantity} × ${nameOf(line, choices)}`, ...detailsOf(line, choices)].filter(Boolean).join(', ')

function nameOf({ kind, ...line }: DraftLine, { listings, prints }: Choices): string {
  const own = {
    custom: line.words,
    print: prints.find(({ id }) => id === line.productId)?.title,
    listing: listings.find(({ id }) => id === line.listingId)?.title,
  }
  return (kind in own && own[kind as keyof typeof own]) || lineNames[kind]
}

function detailsOf(line: DraftLine, { sizes, garments, colors, prints }: Choices): (string | undefined)[] {
  const color = colors.find(({ id }) => id === line.color)?.name ?? line.color
  switch (line.kind) {
    case 'sheet':
      return [sizes.find(({ id }) => id === line.sizeId)?.title]
    case 'shirt':
      return [garments.find(({ id }) => id === line.garmentId)?.name, line.size, color]
    case 'print':
      return prints
        .flatMap(({ variants }) => variants)
        .flatMap(({ id, name }) => (id === line.variantId ? [name] : []))
    case 'custom':
      return [line.price && `$${line.price}`, line.isFee ? 'a fee' : '']
    default:
      return [line.size, color]
  }
}
