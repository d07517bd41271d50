import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { firstWrong } from '#app/ui/forms/typed-before.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import { tumblerMessages } from '#domain/tumbler/messages.ts'
import { finishFor, type TumblerSize } from '#domain/tumbler/tumblers.ts'
import { toCartItem } from './cart-tumbler.ts'
import type { TumblerConfiguration } from './configuration.tsx'
import { errorsOfMissing, missingOf } from './missing-of.ts'
import { useEditedTumbler } from './use-edited-tumbler.ts'
import { useDesign } from './use-tumbler-design.ts'
import { useWrap } from './use-wrap.ts'

export type TumblerPageProps = {
  sizes: readonly TumblerSize[]
  firstSize: TumblerSize
  /** Quantity breaks and setup fees. */
  tiers: readonly PriceTier[]
}

/** The tumbler as configured, its design, and how it gets into the cart. */
export function useTumbler({ sizes, firstSize }: Pick<TumblerPageProps, 'sizes' | 'firstSize'>) {
  const cart = useCart()
  const navigate = useNavigate()
  const { design, choose, convert, accept, reopen, remove } = useDesign()
  const [configuration, setConfiguration] = useState<TumblerConfiguration>({
    size: firstSize,
    designType: 'single',
    finish: finishFor(firstSize, null),
    quantity: 1,
    wrap: null,
  })
  const [preview, setPreview] = useState<string | null>(null)
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const edited = useEditedTumbler(sizes, ({ configuration: opened, artwork }) => {
    setConfiguration(opened)
    void reopen(artwork.artworkId, artwork)
  })
  const isValid = design.step === 'valid'
  const picture = isValid ? design.picture : preview
  const { pictureSize, field, wrap } = useWrap(configuration, picture)
  const chosen = { ...configuration, wrap }
  const missing = missingOf(design, configuration)
  /** How often Add to Cart was pressed with something missing: after the first time, what is missing is marked. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [refusals])
  const artworkId = isValid ? design.artworkId : null
  const item = isValid && artworkId !== null ? toCartItem(chosen, { ...design, artworkId }) : null
  useEffect(() => {
    if (item) edited.keep(item)
  })
  const add = (): void => {
    if (!item) {
      setRefusals(refusals + 1)
      const { title, description } = tumblerMessages.missing
      notify.error(title, description)
      return
    }
    if (edited.isEditing && edited.itemId) cart.replace(edited.itemId, item)
    else cart.add(item, 'tumbler')
    const action = { label: 'View cart', onClick: () => void navigate('/cart') }
    edited.forget(item)
    notify.success(tumblerMessages.added, `${item.quantity} × ${item.name}`, { action })
    if (edited.isEditing) void navigate('/cart')
  }
  return {
    isEditing: edited.isEditing,
    design,
    choose,
    convert,
    accept,
    remove() {
      edited.forget(item)
      remove()
    },
    configuration,
    setConfiguration,
    setPreview,
    isQuoteOpen,
    setQuoteOpen,
    picture,
    pictureSize,
    field,
    wrap,
    chosen,
    missing,
    errors: refusals > 0 ? errorsOfMissing(missing) : {},
    add,
  }
}
