import { createContext } from 'react-router'
import type { Visit } from '#server/http/visit.ts'
import type { Shop } from '#server/shop.ts'

/** The doors of all capabilities: `const { orders } = context.get(shopContext)`. */
export const shopContext = createContext<Shop>()

/** Who is making the request, and what the response headers need. */
export const visitContext = createContext<Visit>()
