import { expect, test } from 'vitest'
import { createArtworks, startArtworks } from './artworks.ts'
import type { ArtworkSource } from './deps.ts'
import { createStore } from './store.ts'
import { createFakeClock } from './testing/fake-clock.ts'
import { settled } from './testing/fake-world.ts'
import { artworkOf, foxId } from './testing/sample-sheet.ts'

type Read = Awaited<ReturnType<ArtworkSource['read']>>

/** The fox, whose reads and lists are answered when the test says so. */
function openSlowly() {
  const reads: ((state: 'inspecting' | 'ready') => void)[] = []
  const lists: (() => void)[] = []
  const source: ArtworkSource = {
    read: () =>
      new Promise<Read>((answer) =>
        reads.push((state) => answer({ ok: true, value: { artwork: artworkOf(foxId, { state }) } })),
      ),
    list: () =>
      new Promise((answer) =>
        lists.push(() => answer({ ok: true, value: { artworks: [artworkOf(foxId)] } })),
      ),
    remove: async () => {},
    onChanged: () => () => {},
  }
  const store = createStore(startArtworks([artworkOf(foxId, { state: 'inspecting' })]))
  return { reads, lists, store, artworks: createArtworks(store, source, createFakeClock()) }
}

test('of two reads in progress, the one requested last is shown, whichever arrives first', async () => {
  const { reads, store, artworks } = openSlowly()
  artworks.reread(foxId)
  artworks.reread(foxId)
  reads[1]?.('ready')
  await settled()
  reads[0]?.('inspecting')
  await settled()
  expect(store.read().artworks.get(foxId)?.state).toBe('ready')
})

test('a removed artwork does not come back with an earlier request', async () => {
  const { reads, lists, store, artworks } = openSlowly()
  artworks.reload()
  artworks.reread(foxId)
  await artworks.remove(foxId)
  reads[0]?.('ready')
  lists[0]?.()
  await settled()
  expect(store.read()).toMatchObject({ hasArtworks: true, artworks: new Map() })
})
