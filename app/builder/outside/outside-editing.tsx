import { PencilRuler } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { BuilderPageProps } from '#app/builder/page.tsx'
import { useCart } from '#app/cart/cart-context.ts'
import { forgetEditingItem } from '#app/cart/editing-item.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { builderOrigin, type OutsideBuilder } from '#domain/shop/outside-builder.ts'
import { normalizeDesign } from '#domain/studio/builder-event.ts'
import { NotLoadedNotice } from '../not-loaded-notice.tsx'
import { toCartItem } from '../to-cart-item.ts'
import { useDesignSavedNotice } from '../use-design-saved-notice.ts'
import { saveOutsideDesign } from './send-outside-design.ts'
import { tellMissingDesign } from './tell-missing-design.ts'
import { useOutsideBuilder } from './use-outside-builder.ts'

export type OutsideEditingProps = Pick<BuilderPageProps, 'sizes' | 'shop'> & {
  builder: OutsideBuilder
  item: { id: string; designId: string; sizeId: number; quantity: number }
}

/**
 * /gang-sheet with a design that another builder stores: it is opened there, and comes back under the cart item's id.
 */
export function OutsideEditing({ builder, sizes, shop, item }: OutsideEditingProps) {
  const cart = useCart()
  const navigate = useNavigate()
  const leave = (): void => {
    forgetEditingItem()
    void navigate('/cart')
  }
  const take = async (payload: unknown): Promise<void> => {
    const told = normalizeDesign(payload)
    if (!told) return tellMissingDesign(payload)
    const size = sizes.find(({ id }) => id === told.size_id)
    if (!size) return notify.error('Unknown size selected')
    const answer = await saveOutsideDesign(payload)
    if (!answer.ok) return notify.error('Your design could not be saved', answer.message)
    cart.replace(item.id, toCartItem(told, [size], null))
    notify.success('Design Saved')
    leave()
  }
  const onDesign = (payload: unknown): void => void take(payload)
  const outside = useOutsideBuilder({ builder, sizes, shop, onDesign, onClosed: leave })
  useDesignSavedNotice({ editorOrigin: builderOrigin(builder) })
  const open = useEffectEvent(() => outside.open(item))
  const { isLoaded } = outside
  useEffect(() => open(), [])
  return (
    <div className="page space-y-5 py-16">
      <PageHeader title="Edit Gang Sheet" />
      {outside.hasFailed ? (
        <NotLoadedNotice onRetry={outside.load} />
      ) : isLoaded ? (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="primary" onClick={() => outside.open(item)}>
            <PencilRuler aria-hidden /> Open the builder again
          </Button>
          <Button onClick={leave}>Back to the cart</Button>
        </div>
      ) : (
        <p className="flex items-center gap-3 text-ink-muted" role="status">
          <Spinner /> Opening your sheet …
        </p>
      )}
    </div>
  )
}
