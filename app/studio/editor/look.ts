import { useCallback, useState } from 'react'
import { z } from 'zod'
import { type Ground, groundSchema } from './ground.ts'

/** How the sheet is looked at: nothing of it is printed. The browser remembers it. */
export type Look = { unit: RulerUnit; isGridShown: boolean; ground: Ground }
export type RulerUnit = 'in' | 'mm'
export type SetLook = (changes: Partial<Look>) => void

const storageKey = 'gangwayStudioLook'

const lookSchema = z.object({
  unit: z.enum(['in', 'mm']).catch('in'),
  isGridShown: z.boolean().catch(false),
  ground: groundSchema.catch('film'),
})

export function useLook(): [look: Look, setLook: SetLook] {
  const [look, setState] = useState(readLook)
  const setLook = useCallback(
    (changes: Partial<Look>) =>
      setState((old) => {
        const next = { ...old, ...changes }
        keepLook(next)
        return next
      }),
    [],
  )
  return [look, setLook]
}

/** A draft of another device brings its look along. */
export function takeLook(given: unknown): void {
  const look = lookSchema.safeParse(given)
  if (look.success) keepLook(look.data)
}

function readLook(): Look {
  try {
    return lookSchema.parse(JSON.parse(window.localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return lookSchema.parse({})
  }
}

function keepLook(look: Look): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(look))
  } catch {
    // Looked at so until the page is left.
  }
}
