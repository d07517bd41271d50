import { useMemo, useRef } from 'react'
import type { ArtworkFacts, InkOutline } from '#domain/checks/measure-artwork.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type Measured = {
  measured: ReadonlyMap<string, ArtworkFacts>
  outlines: ReadonlyMap<string, InkOutline>
}

/** What was measured of each artwork. Stays the same object while nothing new was, so that nothing is checked twice. */
export function useMeasured(artworks: ReadonlyMap<string, ArtworkView>): Measured {
  const last = useRef<Measured>({ measured: new Map(), outlines: new Map() })
  return useMemo(() => {
    const known = [...artworks.values()].flatMap(({ id, measured }) => (measured ? [{ id, measured }] : []))
    const isNew = known.some(({ id }) => !last.current.measured.has(id))
    if (!isNew) return last.current
    // An artwork never changes once it is measured: the first reading is kept, and with it what was worked out from it.
    const keep = ({ id, measured }: (typeof known)[number]) => last.current.measured.get(id) ?? measured
    last.current = {
      measured: new Map(known.map((one) => [one.id, keep(one)])),
      outlines: new Map(known.map((one) => [one.id, keep(one).outline])),
    }
    return last.current
  }, [artworks])
}
