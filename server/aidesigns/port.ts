import type { DesignSize } from '#domain/artwork/ai-design.ts'

/** An outside model that paints images from text. */
export type ImageModel = {
  /**
   * Encoded images (PNG, WebP or JPEG), at most `count`.
   * @throws when the service fails, refuses or takes too long
   */
  paint(wish: { words: string; count: number; size: DesignSize }): Promise<Uint8Array[]>
}
