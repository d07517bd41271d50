import type { ArtworkView } from '#server/artwork/index.ts'
import type { ArtworkSource, Clock } from './deps.ts'
import { derive, endAll, type Store, watch } from './store.ts'

export type ArtworksState = {
  artworks: ReadonlyMap<string, ArtworkView>
  /** False until the server has listed the shopper's uploads. */
  hasArtworks: boolean
}

export type Artworks = {
  reread: (id: string) => void
  /** Takes over an artwork that the server has just returned. */
  learn: (artwork: ArtworkView) => void
  /** Fetches all of them, such as the pages of a PDF. */
  reload: () => void
  /** Resolves once the server has listed the artworks, or failed to. */
  know: () => Promise<void>
  remove: (id: string) => Promise<void>
  start: () => () => void
}

/** In case the live connection misses something (a proxy, a sleeping phone), waiting artworks are polled. */
const rereadEvery = 3_000

/** The server still has something to report. */
const isWaiting = derive(
  ({ artworks, hasArtworks }: ArtworksState) => [artworks, hasArtworks],
  (artworks, hasArtworks) =>
    !hasArtworks || [...artworks.values()].some(({ state }) => state === 'inspecting'),
)

/** `given` came with the work; `own` are the shopper's if these were read already. */
export const startArtworks = (
  given: readonly ArtworkView[] = [],
  own?: readonly ArtworkView[],
): ArtworksState => ({
  artworks: new Map([...given, ...(own ?? [])].map((one) => [one.id, one])),
  hasArtworks: own !== undefined,
})

/** The shopper's uploads, and those that came with the work, kept up to date while the server inspects them. */
export function createArtworks(store: Store<ArtworksState>, source: ArtworkSource, clock: Clock): Artworks {
  const { read, set } = store
  let asked = 0
  /** The request that produced what is known of each; an answer to an earlier request is outdated. */
  const toldBy = new Map<string, number>()
  const learnFrom = (question: number, all: readonly ArtworkView[]): void => {
    const newer = all.filter(({ id }) => question > (toldBy.get(id) ?? 0))
    for (const { id } of newer) toldBy.set(id, question)
    set({ artworks: new Map([...read().artworks, ...newer.map((one) => [one.id, one] as const)]) })
  }
  const reload = async (): Promise<void> => {
    const question = ++asked
    const answer = await source.list()
    if (!answer.ok) return
    learnFrom(question, answer.value.artworks)
    set({ hasArtworks: true })
  }
  const reread = async (id: string): Promise<void> => {
    const question = ++asked
    const answer = await source.read(id)
    if (answer.ok) learnFrom(question, [answer.value.artwork])
  }
  const askAgain = (): void => {
    if (!read().hasArtworks) void reload()
    for (const { id, state } of read().artworks.values()) if (state === 'inspecting') void reread(id)
  }
  return {
    reread,
    learn: (artwork) => learnFrom(++asked, [artwork]),
    reload: () => void reload(),
    know: async () => (read().hasArtworks ? undefined : reload()),
    async remove(id) {
      toldBy.set(id, ++asked)
      set({ artworks: new Map([...read().artworks].filter(([other]) => other !== id)) })
      await source.remove(id)
    },
    start() {
      let stopAsking = () => {}
      const wait = (): void => {
        stopAsking()
        stopAsking = isWaiting(read()) ? clock.every(rereadEvery, askAgain) : () => {}
      }
      if (!read().hasArtworks) void reload()
      wait()
      return endAll([
        source.onChanged((id) => void reread(id)),
        watch(store, (state) => [isWaiting(state)], wait),
        () => stopAsking(),
      ])
    },
  }
}
