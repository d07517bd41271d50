import type { ImageModel } from '#server/aidesigns/index.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { createImageModel } from './openai-compatible.ts'

/** The configured image model; null if there is none and the shop draws designs itself. */
export function imageModelOf(environment: Environment): ImageModel | null {
  const { AI_IMAGES_URL: url, AI_IMAGES_KEY: key, AI_IMAGES_MODEL: model } = environment
  return url ? createImageModel({ url, key: key ?? null, model }) : null
}
