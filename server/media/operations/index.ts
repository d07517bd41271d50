import { bringBackMedia, describeMedia, removeMedia } from './change-media.ts'
import { listMedia } from './list-media.ts'

export const mediaOperations = [listMedia, describeMedia, removeMedia, bringBackMedia] as const
