import { createContext } from 'react'

/** What a form tells of its fields to the one that fills them anew. */
export const Filling = createContext({ onTouched(): void {}, onSaved(): void {} })
