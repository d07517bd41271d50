import { type Called, callOperation } from '#app/operations/call-operation.ts'

/** One of the shopper's own artworks, as the server has it now. */
export const readArtwork = (artwork: string): Promise<Called<'artworks.get'>> =>
  callOperation('artworks.get', 'GET /artworks/{artwork}', { artwork })
