import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { OutsideBuilder } from '#domain/shop/outside-builder.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { BuilderEventName, SheetToOpen } from './builder-api.ts'

export type OutsideBuilderState = {
  isLoaded: boolean
  hasFailed: boolean
  load: () => void
  /** Until the script has loaded this is only a request: the builder opens when the script arrives. */
  open: (what: SheetToOpen) => void
}

/** Few shops use someone else's builder: the code that talks to it loads with its script. */
async function loadBuilder(script: string) {
  const { loadBuilderScript, listenTo, openBuilder } = await import('./builder-api.ts')
  return { api: await loadBuilderScript(script), listenTo, openBuilder }
}

type LoadedBuilder = Awaited<ReturnType<typeof loadBuilder>>

/**
 * Loads another builder's script and listens to it; if `builder` is null, our own studio is used and nothing is loaded.
 */
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
  /** `design:created` and `design:updated`. The builder is closed afterwards. */
  onDesign: (payload: unknown) => void
  onClosed?: () => void
}): OutsideBuilderState {
  const [loaded, setLoaded] = useState<LoadedBuilder | null>(null)
  const [hasFailed, setFailed] = useState(false)
  /** A builder that we close after its design also sends `closed`: that does not mean the shopper left. */
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
