import { alike } from '#server/kernel/door.ts'
import { getMedia, listMedia } from './read-media.ts'

export const mediaLibraryCalls = {
  list: alike('products.read', listMedia),
  get: alike('products.read', getMedia),
}
