import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { priceOfSizes } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { OutsideBuilder } from '#domain/shop/outside-builder.ts'
import {
  type GangSheetDesign,
  isOwnPayload,
  normalizeDesign,
  sheetsOfDesign,
  withSheets,
} from '#domain/studio/builder-event.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { saveOutsideDesign } from './outside/send-outside-design.ts'
import { tellMissingDesign } from './outside/tell-missing-design.ts'
import { followPending, forgetPending, keepPending, readPending } from './pending-design.ts'
import { saveDesign, saveProject, waitForPreview } from './send-design.ts'
import { toCartItem } from './to-cart-item.ts'

/** Restoring waits no longer than this for the server's preview of the sheet. */
const previewTimeout = 3_000

export type GangSheetFlow = {
  design: GangSheetDesign | null
  /** False until it is known whether a design is waiting. */
  isSettled: boolean
  /** The payload of another builder's event. */
  take: (payload: unknown) => void
  /** As a new design, or over the version it was made from. */
  save: (document: StudioDocument, over?: Parameters<typeof saveDesign>[1]) => Promise<boolean>
  /** What follows after a design is saved: the card, or the sign-in page. */
  finish: () => void
  setQuantity: (quantity: number) => void
  /** The saved design was moved to other sheets. */
  setSheets: (sizes: readonly GangSheetSize[]) => void
  addToCart: (image: string | null) => Promise<void>
  /** Returns a function that undoes it. */
  clear: () => () => void
}

/** The states of a gang sheet from saving to the cart (docs/spec-map.md S4). */
export function useGangSheetFlow({
  sizes,
  isSignedIn,
  outsideBuilder,
}: {
  sizes: readonly GangSheetSize[]
  outsideBuilder: OutsideBuilder | null
  isSignedIn: boolean
}): GangSheetFlow {
  const [design, setDesign] = useState<GangSheetDesign | null>(null)
  const [isSettled, setSettled] = useState(false)
  const navigate = useNavigate()
  const cart = useCart()

  const restore = useEffectEvent(async () => {
    const pending = readPending()
    setDesign(pending)
    setSettled(true)
    if (!pending || !isSignedIn) return
    const sheets = sheetsOfDesign(pending, sizes)
    if (!sheets) return notify.error('Unknown size selected for restored design.')
    if (!(await keepAsProject(pending))) return
    // Added to the cart before it is forgotten: the page may close while its preview is being drawn.
    const item = toCartItem(pending, sheets, null)
    const id = cart.add(item, 'gangsheet')
    forgetPending()
    const image = await waitForPreview(pending.design_id, previewTimeout)
    if (image) cart.replace(id, { ...item, image })
    notify.success(`Gang Sheet added to cart - ${formatMoney(priceOfSizes(sheets))}`)
    await navigate('/cart')
  })
  useEffect(() => {
    void restore()
    return followPending(setDesign)
  }, [])

  /** Failures are shown only if the design could not be ordered afterwards. */
  const keepAsProject = async ({ design_id, raw }: GangSheetDesign): Promise<boolean> => {
    if (!outsideBuilder || isOwnPayload(raw)) {
      await saveProject(design_id)
      return true
    }
    const answer = await saveOutsideDesign(raw)
    if (!answer.ok) notify.error('Your design could not be saved', answer.message)
    return answer.ok
  }

  const take = (payload: unknown): void => {
    const told = normalizeDesign(payload)
    if (!told) {
      tellMissingDesign(payload)
      return
    }
    keepPending(told)
    setDesign(told)
    if (isSignedIn) void keepAsProject(told)
    finish()
  }

  const save: GangSheetFlow['save'] = async (document, over) => {
    const outcome = await saveDesign(document, over ?? null)
    if (!outcome.ok) {
      notify.error('Your design could not be saved', outcome.message)
      return false
    }
    const saved = outcome.saved.design
    keepPending(saved)
    setDesign(saved)
    if (isSignedIn) void saveProject(saved.design_id)
    return true
  }

  const finish = (): void => {
    if (isSignedIn) {
      notify.success('Design Saved')
      return
    }
    notify.info('Sign in required', 'Please sign in to save your design.')
    void navigate('/auth?next=/builder&mode=keep')
  }

  const addToCart = async (image: string | null): Promise<void> => {
    const sheets = design && sheetsOfDesign(design, sizes)
    if (!design) return notify.error('No design selected')
    if (!sheets) return notify.error('Unknown size selected')
    if (outsideBuilder && !isOwnPayload(design.raw) && !(await keepAsProject(design))) return
    cart.add(toCartItem(design, sheets, image), 'gangsheet')
    forgetPending()
    void navigate('/cart')
  }

  const change = (changes: Partial<GangSheetDesign>): void => {
    if (!design) return
    const changed = { ...design, ...changes }
    keepPending(changed)
    setDesign(changed)
  }

  return {
    design,
    isSettled,
    take,
    save,
    finish,
    addToCart,
    setQuantity: (quantity) => change({ quantity }),
    setSheets: (chosen) => design && change(withSheets(design, chosen)),
    clear() {
      forgetPending()
      setDesign(null)
      return () => {
        if (design) keepPending(design)
        setDesign(design)
      }
    },
  }
}
