import { isWhole, partKey } from '#domain/artwork/crop.ts'
import type { Outlines } from '#domain/checks/find-clashes.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import type { FindingContext } from '#domain/studio/findings.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import type { ArtworksState } from './artworks.ts'
import type { EditorDeps } from './deps.ts'
import type { SheetState } from './sheet.ts'
import { endAll, type Store, watch } from './store.ts'

export type MeasuringState = {
  /** By `partKey`. */
  measured: FindingContext['measured']
  /** Outlines of artworks by id, if known. */
  outlines: Outlines
}

export const nothingMeasured: MeasuringState = { measured: new Map(), outlines: new Map() }

/** Measurements of artworks and of their cropped parts, which are requested as these come onto the sheet. */
export function createMeasuring(
  store: Store<MeasuringState & ArtworksState & SheetState>,
  { artworks: { measurePart }, page }: Pick<EditorDeps, 'artworks' | 'page'>,
): { start: () => () => void } {
  const { read, set } = store
  const asked = new Set<string>()
  const ask = async ({ artworkId, crop }: StudioItem): Promise<void> => {
    const key = partKey({ artworkId, crop })
    if (!crop || isWhole(crop) || asked.has(key)) return
    asked.add(key)
    const answer = await measurePart(artworkId, crop)
    if (answer.ok) set({ measured: new Map(read().measured).set(key, answer.value.measured) })
    else asked.delete(key)
  }
  const askAll = (): void => {
    for (const item of read().document.items) void ask(item)
  }
  // The sheet is checked before it is first drawn.
  set(withNew(read()))
  return {
    start() {
      askAll()
      return endAll([
        watch(
          store,
          ({ artworks }) => [artworks],
          () => set(withNew(read())),
        ),
        watch(store, ({ document }) => [document.items], askAll),
        page.on('online', askAll),
      ])
    },
  }
}

/** An artwork never changes once measured: the first reading stays, and with it everything derived from it. */
function withNew({ artworks, measured, outlines }: MeasuringState & ArtworksState): Partial<MeasuringState> {
  const found = [...artworks.values()].flatMap(({ id, measured: facts }): [string, ArtworkFacts][] =>
    facts && !measured.has(id) ? [[id, facts]] : [],
  )
  if (found.length === 0) return {}
  return {
    measured: new Map([...measured, ...found]),
    outlines: new Map([...outlines, ...found.map(([id, { outline }]) => [id, outline] as const)]),
  }
}
