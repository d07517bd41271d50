import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { OutsideBuilder } from '#domain/shop/outside-builder.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import { type BuilderApi, builderEvents, loadBuilderScript, sizesForBuilder } from './builder-api.ts'

export type OutsideBuilderState = {
  isLoaded: boolean
  hasFailed: boolean
  load: () => void
  open: (what: { sizeId: number; quantity: number; designId?: string }) => void
}

/** Loads another builder's script and listens to it; `builder` null: our own studio is used, nothing is loaded. */
export function useOutsideBuilder({
  builder,
  sizes,
  shop,
  onDesign,
  onClosed,
}: {
  builder: OutsideBuilder | null
  sizes: readonly GangSheetSize[]
  shop: StudioSettings
  /** `design:created` and `design:updated`. The builder is closed after it. */
  onDesign: (payload: unknown) => void
  onClosed?: () => void
}): OutsideBuilderState {
  const [api, setApi] = useState<BuilderApi | null>(null)
  const [hasFailed, setFailed] = useState(false)
  /** A builder that we close after its design says `closed`, too: that is not the shopper’s leaving. */
  const hasTold = useRef(false)
  const script = builder?.script ?? null
  const load = useCallback(() => {
    if (script === null) return
    setFailed(false)
    loadBuilderScript(script).then(setApi, () => setFailed(true))
  }, [script])
  useEffect(load, [load])

  const hear = useEffectEvent((event: (typeof builderEvents)[number], payload: unknown) => {
    if (event === 'closed') {
      if (!hasTold.current) onClosed?.()
      return
    }
    hasTold.current = true
    onDesign(payload)
    api?.close?.()
  })
  useEffect(() => {
    if (!api) return
    const listeners = builderEvents.map(
      (event) => [event, (payload: unknown) => hear(event, payload)] as const,
    )
    for (const [event, listener] of listeners) api.on(event, listener)
    return () => {
      for (const [event, listener] of listeners) api.off?.(event, listener)
    }
  }, [api])

  return {
    isLoaded: api !== null,
    hasFailed,
    load,
    open({ sizeId, quantity, designId }) {
      hasTold.current = false
      api?.open({
        ...{ shop_id: builder?.shopId ?? '', size_id: sizeId, quantity, settings: shop },
        sizes: sizesForBuilder(sizes),
        ...(designId === undefined ? {} : { design_id: designId }),
      })
    },
  }
}
