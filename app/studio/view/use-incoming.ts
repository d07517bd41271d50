import { useCallback, useEffect, useRef, useState } from 'react'
import { addItems } from '#domain/studio/change-items.ts'
import { initialPrintedSize } from '#domain/studio/initial-size.ts'
import { newItem, type StudioDocument } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Change } from './studio-state.ts'
import type { Artworks } from './use-artworks.ts'

export type Incoming = {
  /** Artworks that are to be put on the sheet as soon as they are ready. */
  awaiting: readonly string[]
  expect: (artworkId: string) => void
  giveUp: (artworkId: string) => void
}

/** Puts uploaded artworks on the sheet once the server has inspected them. */
export function useIncoming(
  start: readonly string[],
  { all, reread, reload }: Pick<Artworks, 'all' | 'reread' | 'reload'>,
  change: (change: Change, step?: string) => void,
): Incoming {
  const [awaiting, setAwaiting] = useState(start)
  /** What has ever been awaited: the further pages of a PDF come in by themselves, each once. */
  const expected = useRef(new Set(start))
  const expect = useCallback(
    (id: string) => {
      expected.current.add(id)
      setAwaiting((ids) => [...ids.filter((one) => one !== id), id])
      reread(id)
    },
    [reread],
  )
  const giveUp = useCallback((id: string) => setAwaiting((ids) => ids.filter((one) => one !== id)), [])

  useEffect(() => {
    const ready = awaiting.flatMap((id) => {
      const artwork = all.get(id)
      return artwork?.state === 'ready' ? [artwork] : []
    })
    if (ready.length === 0) return
    setAwaiting((ids) => ids.filter((id) => !ready.some((artwork) => artwork.id === id)))
    if (ready.some(({ isVector }) => isVector)) reload()
    change((document) => ready.reduce(addArtwork, document))
  }, [awaiting, all, change, reload])

  useEffect(() => {
    for (const { id, pageOf } of all.values())
      if (pageOf !== null && expected.current.has(pageOf) && !expected.current.has(id)) expect(id)
  }, [all, expect])

  return { awaiting, expect, giveUp }
}

/** One copy of an artwork at the size that suits it. */
export function addArtwork(document: StudioDocument, artwork: ArtworkView): StudioDocument {
  const { id, fileName: name, ink, dpi } = artwork
  if (!ink) return document
  const size = initialPrintedSize(ink, dpi, document.sheet, artwork.measured ?? artwork)
  return addItems(document, [newItem(document.items, { id, name, ink }, size, 1)])
}
