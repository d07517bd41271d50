import { useState } from 'react'
import type { Lettering } from '#domain/lettering/lettering.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { askServer } from '../ask-server.ts'
import { useStudio } from '../studio-context.ts'

export type NamedLettering = { name: string; lettering: Lettering }

/** The server takes at most so many at once. */
const batch = 4

/** Has texts made into artworks, in batches; tells how many are done. */
export function useMaking() {
  const { learnArtwork } = useStudio()
  const [done, setDone] = useState<number | null>(null)
  const make = async (
    letterings: readonly NamedLettering[],
  ): Promise<{ ok: true; artworks: ArtworkView[] } | { ok: false; message: string }> => {
    const artworks: ArtworkView[] = []
    setDone(0)
    for (let from = 0; from < letterings.length; from += batch) {
      const answer = await askServer<{ artworks: ArtworkView[] }>('/letterings', {
        method: 'POST',
        json: { letterings: letterings.slice(from, from + batch) },
      })
      if (!answer.ok) {
        setDone(null)
        return { ok: false, message: answer.message }
      }
      for (const artwork of answer.body.artworks) learnArtwork(artwork)
      artworks.push(...answer.body.artworks)
      setDone(artworks.length)
    }
    setDone(null)
    return { ok: true, artworks }
  }
  return { make, done, isMaking: done !== null }
}
