import { z } from 'zod'

export const unknownArtwork = 'There is no such artwork.'

export const artworkId = z.uuid(unknownArtwork)
export const anyArtwork = '8a4c2f6e-0000-4000-8000-000000000000'
