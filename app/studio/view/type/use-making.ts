import { useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { Lettering } from '#domain/lettering/lettering.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { useActions } from '../use-editor.ts'

export type NamedLettering = { name: string; lettering: Lettering }

/** The server accepts at most this many at once. */
const batch = 4

/** Makes texts into artworks, in batches; reports how many are done. */
export function useMaking() {
  const { learn } = useActions()
  const [done, setDone] = useState<number | null>(null)
  const make = async (
    letterings: readonly NamedLettering[],
  ): Promise<{ ok: true; artworks: ArtworkView[] } | { ok: false; message: string }> => {
    const artworks: ArtworkView[] = []
    setDone(0)
    for (let from = 0; from < letterings.length; from += batch) {
      const answer = await callOperation('letterings.make', 'POST /letterings', {
        letterings: letterings.slice(from, from + batch),
      })
      if (!answer.ok) {
        setDone(null)
        return { ok: false, message: answer.message }
      }
      for (const artwork of answer.value.artworks) learn(artwork)
      artworks.push(...answer.value.artworks)
      setDone(artworks.length)
    }
    setDone(null)
    return { ok: true, artworks }
  }
  return { make, done, isMaking: done !== null }
}
