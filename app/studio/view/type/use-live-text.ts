import { useEffect, useState } from 'react'
import { type Called, callOperation } from '#app/operations/call-operation.ts'
import { type LetteringFont, similarFont } from '#domain/lettering/fonts.ts'

type Read = Called<'artworks.read-live-text'>
type Picks = readonly { name: string; font: LetteringFont }[]

export type LiveText = ReturnType<typeof useLiveText>

/** The fonts a drawing is missing, which of ours replace them, and how it prints with those. */
export function useLiveText(artwork: string) {
  const [read, setRead] = useState<Read | null>(null)
  const [picks, setPicks] = useState<Picks>([])
  const [after, setAfter] = useState<{ of: Picks; said: Called<'artworks.preview-live-text'> } | null>(null)
  useEffect(() => {
    let isStale = false
    const ask = async (): Promise<void> => {
      const said = await callOperation('artworks.read-live-text', 'GET /artworks/{artwork}/live-text', {
        artwork,
      })
      if (isStale) return
      setRead(said)
      if (said.ok) setPicks(said.value.fonts.map(({ name }) => ({ name, font: similarFont(name) })))
    }
    void ask()
    return () => {
      isStale = true
    }
  }, [artwork])
  useEffect(() => {
    if (picks.length === 0) return
    const ends = new AbortController()
    const ask = async (): Promise<void> => {
      const said = await callOperation(
        'artworks.preview-live-text',
        'POST /artworks/{artwork}/live-text/previews',
        { artwork, fonts: picks },
      )
      if (!ends.signal.aborted) setAfter({ of: picks, said })
    }
    void ask()
    return () => ends.abort()
  }, [artwork, picks])
  return {
    read,
    picks,
    pick: (name: string, font: LetteringFont): void =>
      setPicks((old) => old.map((one) => (one.name === name ? { name, font } : one))),
    after: after?.said ?? null,
    isWaiting: after?.of !== picks,
  }
}

/** A drawing's object URL in this page. As an image it runs no scripts, and shows text in this device's fonts. */
export function useDrawing(markup: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (markup === null) return
    const made = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [markup])
  return markup === null ? null : address
}
