import { useCallback, useEffect, useState } from 'react'
import { useLiveEvents } from '#app/live.ts'
import { callOperation } from '#app/operations/call-operation.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { readArtwork } from '../browser/read-artwork.ts'

export type Artworks = {
  all: ReadonlyMap<string, ArtworkView>
  /** False until the server has told what the shopper has uploaded. */
  isLoaded: boolean
  reread: (id: string) => void
  /** Takes one over that the server has just told of. */
  learn: (artwork: ArtworkView) => void
  /** Asks for all that there are, such as the pages of a PDF. */
  reload: () => void
  remove: (id: string) => Promise<void>
}

/** Should the live connection miss something (a proxy, a sleeping phone), waiting artworks are asked for again. */
const rereadEvery = 3_000

const byId = (artworks: readonly ArtworkView[]): Map<string, ArtworkView> =>
  new Map(artworks.map((one) => [one.id, one]))

/**
 * The shopper's uploads, and those that came with the work, kept up to date while the server inspects them. `own` are
 * the shopper's where these were read already.
 */
export function useArtworks(given: readonly ArtworkView[] = [], own?: readonly ArtworkView[]): Artworks {
  const [all, setAll] = useState<ReadonlyMap<string, ArtworkView>>(() => byId([...given, ...(own ?? [])]))
  const [isLoaded, setLoaded] = useState(own !== undefined)

  const load = useCallback(async () => {
    const answer = await callOperation('artworks.list', 'GET /artworks', {})
    if (!answer.ok) return false
    setAll((known) => new Map([...known, ...answer.value.artworks.map((one) => [one.id, one] as const)]))
    setLoaded(true)
    return true
  }, [])
  const reread = useCallback(async (id: string) => {
    const answer = await readArtwork(id)
    if (answer.ok) setAll((known) => new Map(known).set(id, answer.value.artwork))
  }, [])
  const learn = useCallback(
    (artwork: ArtworkView) => setAll((known) => new Map(known).set(artwork.id, artwork)),
    [],
  )
  const remove = useCallback(async (id: string) => {
    setAll((known) => new Map([...known].filter(([other]) => other !== id)))
    await callOperation('artworks.remove', 'DELETE /artworks/{artwork}', { artwork: id })
  }, [])

  useLiveEvents(['artwork.changed'], (id) => void reread(id))
  useEffect(() => {
    if (isLoaded) return
    void load()
    const timer = setInterval(() => void load(), rereadEvery)
    return () => clearInterval(timer)
  }, [isLoaded, load])

  const waiting = [...all.values()]
    .filter(({ state }) => state === 'inspecting')
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (waiting === '') return
    const timer = setInterval(() => {
      for (const id of waiting.split(' ')) void reread(id)
    }, rereadEvery)
    return () => clearInterval(timer)
  }, [waiting, reread])

  return { all, isLoaded, reread, reload: load, learn, remove }
}
