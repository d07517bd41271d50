import { type Look, lookSchema } from '../editor/studio-look.ts'

const storageKey = 'gangwayStudioLook'

export function readLook(): Look {
  try {
    return lookSchema.parse(JSON.parse(window.localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return lookSchema.parse({})
  }
}

export function keepLook(look: Look): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(look))
  } catch {
    // Looked at so until the page is left.
  }
}

/** A draft of another device brings its look along. */
export function takeLook(given: unknown): void {
  const look = lookSchema.safeParse(given)
  if (look.success) keepLook(look.data)
}
