import { createContext } from 'react'

/** What whoever works in the back office may not ask of the shop; the server refuses it again. Elsewhere nothing is known of it. */
export const RefusedOperations = createContext<readonly string[]>([])
