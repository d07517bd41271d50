import { createContext } from 'react-router'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'

/** The doors of all capabilities: `const { orders } = context.get(shopContext)`. */
export const shopContext = createContext<Shop>()

/** Who asks, and what their answer's headers need. */
export const visitContext = createContext<Visit>()
