import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { OutsideBuilder } from '#domain/shop/outside-builder.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { BuilderEventName, SheetToOpen } from './builder-api.ts'

export type OutsideBuilderState = {
  isLoaded: boolean
  hasFailed: boolean
  load: () => void
  /** Before the script is there it is a wish: the builder opens when the script comes. */
  open: (what: SheetToOpen) => void
}

/** Few shops use somebody else's builder: what speaks with it comes with its script. */
async function loadBuilder(script: string) {
  const { loadBuilderScript, listenTo, openBuilder } = await import('./builder-api.ts')
  return { api: await loadBuilderScript(script), listenTo, openBuilder }
}

type LoadedBuilder = Awaited<ReturnType<typeof loadBuilder>>

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
  const [loaded, setLoaded] = useState<LoadedBuilder | null>(null)
  const [hasFailed, setFailed] = useState(false)
  /** A builder that we close after its design says `closed`, too: that is not the shopper’s leaving. */
  const hasTold = useRef(false)
  const wish = useRef<SheetToOpen | null>(null)
  const script = builder?.script ?? null
  const load = useCallback(() => {
    if (script === null) return
    setFailed(false)
    loadBuilder(script).then(setLoaded, () => setFailed(true))
  }, [script])
  useEffect(load, [load])

  const hear = useEffectEvent((event: BuilderEventName, payload: unknown) => {
    if (event === 'closed') return hasTold.current ? undefined : onClosed?.()
    hasTold.current = true
    onDesign(payload)
    loaded?.api.close?.()
  })
  const open = (what: SheetToOpen): void => {
    wish.current = loaded ? null : what
    hasTold.current = false
    loaded?.openBuilder(loaded.api, { shopId: builder?.shopId ?? '', sizes, shop }, what)
  }
  const openWished = useEffectEvent(() => {
    if (wish.current) open(wish.current)
  })
  useEffect(() => {
    if (!loaded) return
    const stopListening = loaded.listenTo(loaded.api, (event, payload) => hear(event, payload))
    openWished()
    return stopListening
  }, [loaded])

  return { isLoaded: loaded !== null, hasFailed, load, open }
}
