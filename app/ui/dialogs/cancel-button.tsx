import { createContext, type ReactNode, use } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Closes the surrounding dialog, after confirmation if something was typed into it. */
export const CloseDialog = createContext((): void => {})

/** For a Dialog's footer: closes it like its X button. */
export function CancelButton({ children = 'Cancel' }: { children?: ReactNode }) {
  return <Button onClick={use(CloseDialog)}>{children}</Button>
}
