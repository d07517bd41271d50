import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'

/** What the page passes to another builder when opening it (docs/spec-map.md S4). */
type OpenOptions = {
  shop_id: string
  size_id: number
  quantity: number
  sizes: { id: number; title: string; width: number; height: number; unit: 'in'; price_cents: number }[]
  /** Lengths in mm. */
  settings: StudioSettings
  /** A design to continue with. */
  design_id?: string
}

const builderEvents = ['design:created', 'design:updated', 'closed'] as const
export type BuilderEventName = (typeof builderEvents)[number]

/** What another builder's script offers as `window.GangSheetBuilder`; docs/operating.md describes it. */
export type BuilderApi = {
  open(options: OpenOptions): void
  close?(): void
  on(event: BuilderEventName, listener: (payload: unknown) => void): void
  off?(event: BuilderEventName, listener: (payload: unknown) => void): void
}

/** What the shopper opens. */
export type SheetToOpen = { sizeId: number; quantity: number; designId?: string }

export function openBuilder(
  api: BuilderApi,
  { shopId, sizes, shop }: { shopId: string; sizes: readonly GangSheetSize[]; shop: StudioSettings },
  { sizeId, quantity, designId }: SheetToOpen,
): void {
  api.open({
    ...{ shop_id: shopId, size_id: sizeId, quantity, settings: shop },
    sizes: sizes.map(({ id, title, width, height, price }) => ({
      ...{ id, title, width, height },
      unit: 'in',
      price_cents: price,
    })),
    ...(designId === undefined ? {} : { design_id: designId }),
  })
}

/** Returns a function that stops listening. */
export function listenTo(
  api: BuilderApi,
  hear: (event: BuilderEventName, payload: unknown) => void,
): () => void {
  const listeners = builderEvents.map((event) => [event, (payload: unknown) => hear(event, payload)] as const)
  for (const [event, listener] of listeners) api.on(event, listener)
  return () => {
    for (const [event, listener] of listeners) api.off?.(event, listener)
  }
}

const loading = new Map<string, Promise<BuilderApi>>()

/** Fetches another builder's script, once per page; a failed attempt can be retried. */
export function loadBuilderScript(address: string): Promise<BuilderApi> {
  const known = loading.get(address)
  if (known) return known
  const load = new Promise<BuilderApi>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => {
      const api: unknown = Reflect.get(window, 'GangSheetBuilder')
      if (isBuilderApi(api)) resolve(api)
      else reject(new Error('The script did not provide GangSheetBuilder'))
    }
    script.onerror = () => reject(new Error('The script could not be loaded'))
    document.head.append(script)
  })
  loading.set(address, load)
  load.catch(() => loading.delete(address))
  return load
}

const isBuilderApi = (api: unknown): api is BuilderApi =>
  typeof api === 'object' && api !== null && 'open' in api && 'on' in api
