import { createContext, type ReactNode, use } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Closes the dialog around, once whoever typed into it says that they want to. */
export const CloseDialog = createContext((): void => {})

/** Of the foot of a Dialog: closes it as its cross does. */
export function CancelButton({ children = 'Cancel' }: { children?: ReactNode }) {
  return <Button onClick={use(CloseDialog)}>{children}</Button>
}
