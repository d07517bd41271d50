import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { readUnfinished } from '#app/cart/unfinished-item.ts'
import { firstWrong } from '#app/ui/forms/typed-before.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import { cutShare, engravingFieldOf } from '#domain/tumbler/engraving-field.ts'
import { tumblerMessages } from '#domain/tumbler/messages.ts'
import { finishFor, type TumblerSize } from '#domain/tumbler/tumblers.ts'
import { firstWrap } from '#domain/tumbler/wrap.ts'
import { readCartItem, takeEditedTumbler, toCartItem } from './cart-tumbler.ts'
import type { TumblerConfiguration } from './configuration.tsx'
import { errorsOfMissing, missingOf } from './missing-of.ts'
import { usePictureSize } from './use-picture-size.ts'
import { useDesign } from './use-tumbler-design.ts'
import { useUnfinishedTumbler } from './use-unfinished-tumbler.ts'

export type TumblerPageProps = {
  sizes: readonly TumblerSize[]
  firstSize: TumblerSize
  /** Quantity breaks and setup fees. */
  tiers: readonly PriceTier[]
}

/** The tumbler as it is chosen, its design, and how it gets into the cart. */
export function useTumbler({ sizes, firstSize }: Pick<TumblerPageProps, 'sizes' | 'firstSize'>) {
  const cart = useCart()
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const editedId = address.get('item')
  const isEditing = editedId !== null && cart.items.some(({ id }) => id === editedId)
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

  const open = useEffectEvent((id: string | null) => {
    const begun = readUnfinished(productTypes.tumbler, id) as CartItem | null
    const known = readCartItem(begun ?? cart.items.find((item) => item.id === id), sizes)
    if (!known) return
    setConfiguration(known.configuration)
    void reopen(known.artwork.artworkId, known.artwork)
  })
  const takeOver = useEffectEvent(() => {
    const handedOver = takeEditedTumbler()
    if (handedOver !== null) setAddress({ item: handedOver }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (cart.isReady) open(editedId)
  }, [cart.isReady, editedId])

  const isValid = design.step === 'valid'
  const picture = isValid ? design.picture : preview
  const pictureSize = usePictureSize(picture)
  const field = engravingFieldOf(configuration.size.id, configuration.designType)
  const wrap = configuration.wrap ?? (pictureSize && firstWrap(cutShare(field, pictureSize)))
  const chosen = { ...configuration, wrap }
  const missing = missingOf(design, configuration)
  /** How often it was pressed with something missing: from the first time on, that is marked. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [refusals])
  const artworkId = isValid ? design.artworkId : null
  const item = isValid && artworkId !== null ? toCartItem(chosen, { ...design, artworkId }) : null
  const unfinished = useUnfinishedTumbler(item, editedId)
  const add = (): void => {
    if (!item) {
      setRefusals(refusals + 1)
      const { title, description } = tumblerMessages.missing
      notify.error(title, description)
      return
    }
    if (isEditing) cart.replace(editedId, item)
    else cart.add(item, 'tumbler')
    const action = { label: 'View cart', onClick: () => void navigate('/cart') }
    unfinished.forget()
    notify.success(tumblerMessages.added, `${item.quantity} × ${item.name}`, { action })
    if (isEditing) void navigate('/cart')
  }
  return {
    isEditing,
    design,
    choose,
    convert,
    accept,
    remove() {
      unfinished.forget()
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
