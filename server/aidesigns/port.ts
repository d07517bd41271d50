import type { DesignSize } from '#domain/artwork/ai-design.ts'

/** A model that paints pictures for words, somewhere outside. */
export type ImageModel = {
  /**
   * Encoded pictures (PNG, WebP or JPEG), at most `count`.
   * @throws when the service fails, refuses or takes too long
   */
  paint(wish: { words: string; count: number; size: DesignSize }): Promise<Uint8Array[]>
}
