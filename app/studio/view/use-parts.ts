import { useEffect, useRef, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { isWhole, partKey } from '#domain/artwork/crop.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'

/** What was measured of the parts that crops leave, by `partKey`: asked of the server as they come onto the sheet. */
export function useParts(items: readonly StudioItem[]): ReadonlyMap<string, ArtworkFacts> {
  const [parts, setParts] = useState<ReadonlyMap<string, ArtworkFacts>>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const ask = async ({ artworkId, crop }: StudioItem): Promise<void> => {
      const key = partKey({ artworkId, crop })
      if (!crop || isWhole(crop) || asked.current.has(key)) return
      asked.current.add(key)
      const answer = await callOperation('artworks.measure-part', 'POST /artworks/{artwork}/parts', {
        ...crop,
        artwork: artworkId,
      })
      if (answer.ok) setParts((old) => new Map(old).set(key, answer.value.measured))
      else asked.current.delete(key)
    }
    const askAll = (): void => void items.forEach((item) => void ask(item))
    askAll()
    window.addEventListener('online', askAll)
    return () => window.removeEventListener('online', askAll)
  }, [items])
  return parts
}
