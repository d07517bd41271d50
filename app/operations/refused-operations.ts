import { createContext } from 'react'

/**
 * Operations the user in the back office may not call; the server enforces this as well. Outside the back office it is
 * empty.
 */
export const RefusedOperations = createContext<readonly string[]>([])
