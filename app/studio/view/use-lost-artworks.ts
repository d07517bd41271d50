import { useEffect } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'
import { removeItem } from '#domain/studio/change-items.ts'
import { readArtwork } from '../browser/read-artwork.ts'
import type { StudioValue } from './studio-context.ts'
import type { Artworks } from './use-artworks.ts'

/** A kept draft may hold artworks that are somebody else's by now (signed out, another person): they are taken off, and told. */
export function useLostArtworks(
  { document, change }: StudioValue,
  { all, isLoaded, reread }: Artworks,
): void {
  const unknown = isLoaded
    ? [...new Set(document.items.map(({ artworkId }) => artworkId))].filter((id) => !all.has(id)).join(' ')
    : ''
  useEffect(() => {
    if (unknown === '') return
    for (const id of unknown.split(' ')) {
      void readArtwork(id).then((answer) => {
        if (answer.ok) return reread(id)
        if (answer.reason !== 'not_found') return
        change((old) =>
          old.items
            .filter(({ artworkId }) => artworkId === id)
            .reduce((now, item) => removeItem(now, item.id), old),
        )
        notify.error(
          'An artwork is not among yours any more',
          'It was taken off the sheet. Sign in, or upload it again.',
        )
      })
    }
  }, [unknown, change, reread])
}
