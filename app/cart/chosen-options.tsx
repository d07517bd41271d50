import type { CartItem } from '#domain/cart/cart-items.ts'
import type { ToldItem } from './use-cart-totals.ts'

/** What was chosen, in the shop's own wording once the server has answered; gang sheets list what is on them. */
export function ItemOptions({
  item,
  told,
  className,
}: {
  item: Pick<CartItem, 'description'>
  told: ToldItem | undefined
  className: string
}) {
  const words = told?.options.join(', ') || item.description
  return words && <span className={`block ${className}`}>{words}</span>
}
