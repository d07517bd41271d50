import { useEffect, useRef, useState } from 'react'
import { sendForShop } from '#app/tumblers/send-artwork.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { maxArtworkBytes } from '#domain/artwork/artwork.ts'
import { listingMessages, maxListingPictures } from '#domain/catalog/listing-options.ts'
import type { PictureChoice, StaffPicture } from '#server/listings/index.ts'
import type { MediaItem } from '#server/media/index.ts'

/** A picture that is already saved, or one being uploaded, with its progress in `percent`. */
export type EditedPicture = {
  id: string
  name: string
  url: string
  alt: string
  state: 'standing' | 'sending' | 'ready' | 'failed'
  key: string | null
  artworkId: string | null
  percent: number
  problem: string | null
}

let count = 0

export const editedOf = (pictures: readonly StaffPicture[]): EditedPicture[] =>
  pictures.map(({ key, url, alt }, at) => ({
    id: key,
    name: alt || `Picture ${at + 1}`,
    url,
    alt,
    state: 'standing',
    key,
    artworkId: null,
    percent: 100,
    problem: null,
  }))

/** The pictures of a listing in order: several upload at once, each resumable, with its progress. */
export function usePictures(standing: readonly StaffPicture[]) {
  const [pictures, setPictures] = useState<EditedPicture[]>(() => editedOf(standing))
  const addresses = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address)
    },
    [],
  )
  const patch = (id: string, changes: Partial<EditedPicture>): void =>
    setPictures((old) => old.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  const send = async (id: string, file: File): Promise<void> => {
    const sent = await sendForShop(file, (percent) => patch(id, { percent }))
    if (sent.ok) patch(id, { state: 'ready', percent: 100, artworkId: sent.artwork.id })
    else patch(id, { state: 'failed', problem: sent.problem })
  }
  const add = (files: readonly File[]): void => {
    const right = files.filter(isRight).slice(0, Math.max(0, maxListingPictures - pictures.length))
    if (files.length > 0 && pictures.length + files.length > maxListingPictures)
      notify.info(`A listing has at most ${maxListingPictures} pictures`)
    for (const file of right) {
      const url = URL.createObjectURL(file)
      addresses.current.push(url)
      const id = `new-${++count}`
      const added = { id, name: file.name, url, alt: '', key: null, artworkId: null }
      setPictures((old) => [...old, { ...added, state: 'sending', percent: 0, problem: null }])
      void send(id, file)
    }
  }
  const take = ({ id, fileName, alt, shown, fileKey }: MediaItem): void => {
    if (pictures.length >= maxListingPictures)
      notify.info(`A listing has at most ${maxListingPictures} pictures`)
    else if (shown !== null && fileKey !== null && !pictures.some(({ key }) => key === fileKey)) {
      const taken = { id, name: fileName, url: shown.src, alt, key: fileKey, artworkId: null }
      setPictures((old) => [...old, { ...taken, state: 'standing', percent: 100, problem: null }])
    }
  }
  const move = (from: number, to: number): void =>
    setPictures((old) => {
      const next = [...old]
      const [moved] = next.splice(from, 1)
      if (!moved || to < 0 || to >= old.length) return old
      next.splice(to, 0, moved)
      return next
    })
  const remove = (id: string): void => setPictures((old) => old.filter((one) => one.id !== id))
  return { pictures, setPictures, add, take, move, remove, patch }
}

export const choicesOf = (pictures: readonly EditedPicture[]): PictureChoice[] =>
  pictures.flatMap(({ key, artworkId, alt }): PictureChoice[] => {
    if (key !== null) return [{ key, alt }]
    return artworkId === null ? [] : [{ artworkId, alt }]
  })

function isRight(file: File): boolean {
  if (!file.type.startsWith('image/'))
    notify.error('Invalid file type', 'Please select a PNG, JPEG or WebP image.')
  else if (file.size > maxArtworkBytes)
    notify.error(listingMessages.tooLarge.title, listingMessages.tooLarge.text)
  else return true
  return false
}
